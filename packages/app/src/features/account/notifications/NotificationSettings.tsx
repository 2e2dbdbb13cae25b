import { Formik } from 'formik';

import { Button, Card, Notice, Skeleton, Stack } from '@hearback/ui';

import {
  NotificationSettingsDocument,
  type NotificationSettings_SettingsFragment,
} from '../../../server/generated/graphql';
import {
  useNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} from '../../../server/generated/hooks';
import { FieldsForm } from '../../../fields/FieldsForm';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { ownTimeZone } from '../../../i18n/timeZones';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { SettingsFields } from './SettingsFields';
import { settingsInput, toValues } from './settingsValues';

interface Props {
  /** Recipient of the emails. */
  email: string;
}

/** Schedule and selection of the account's emails. */
export function NotificationSettingsCard({ email }: Props) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useNotificationSettingsQuery();
  const settings = data?.notificationSettings;

  return (
    <Card
      title={formatMessage(messages.title)}
      description={formatMessage(messages.hint, { email })}
    >
      {settings ? (
        <SettingsForm settings={settings} />
      ) : error ? (
        <Notice
          tone="danger"
          title={formatMessage(messages.failed)}
          action={
            <Button size="small" onPress={() => void refetch().catch(() => {})}>
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        />
      ) : (
        <Stack gap="medium">
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </Stack>
      )}
    </Card>
  );
}

function SettingsForm({ settings }: { settings: NotificationSettings_SettingsFragment }) {
  const { toErrors } = useFieldIssues();
  const [update] = useUpdateNotificationSettingsMutation({
    context: { failure: messages.notSaved },
    update: (cache, { data }) => {
      const saved = data?.updateNotificationSettings.settings;
      if (!saved) return;
      cache.writeQuery({
        query: NotificationSettingsDocument,
        data: { notificationSettings: saved },
      });
    },
  });

  return (
    <Formik
      enableReinitialize
      initialValues={toValues(settings, ownTimeZone())}
      onSubmit={async (values, { setErrors }) => {
        const { data } = await update({ variables: { input: settingsInput(values) } });
        if (!data) return;
        if (data.updateNotificationSettings.settings) {
          showSnackbar('success', messages.saved);
          return;
        }
        setErrors(toErrors(data.updateNotificationSettings.errors));
        showSnackbar('error', messages.notSaved);
      }}
    >
      <FieldsForm>
        <SettingsFields />
      </FieldsForm>
    </Formik>
  );
}
