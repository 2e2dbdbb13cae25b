import { useMemo, useState } from 'react';
import { useFormikContext } from 'formik';

import { location as rule } from '@hearback/schema/rules';
import { Notice } from '@hearback/ui';
import { pick } from 'valibot';

import { FormikDialog } from '../../fields/FormikDialog';
import { FormikSelect } from '../../fields/FormikSelect';
import { FormikTextField } from '../../fields/FormikTextField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { timeZoneOptions } from '../../i18n/timeZones';
import type {
  LocationRow_LocationFragment,
  UpdateLocationInput,
} from '../../server/generated/graphql';
import { useUpdateLocationMutation } from '../../server/generated/hooks';
import { useLowRatingOptions } from '../../shell/notification/lowRatings';
import { messages as notificationMessages } from '../../shell/notification/messages';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';

/** The choice that leaves a field as it is in each of them. */
const unchanged = 'unchanged';

interface Values {
  timezone: string;
  alertThreshold: string;
  /** The recipient of alerts: `account`, or `other` for the address below. */
  alertTo: string;
  alertEmail: string;
}

const nothing: Values = {
  timezone: unchanged,
  alertThreshold: unchanged,
  alertTo: unchanged,
  alertEmail: '',
};

const ownAddress = pick(rule, ['alert_email']);

const toChange = ({ timezone, alertThreshold, alertTo, alertEmail }: Values) =>
  ({
    ...(timezone !== unchanged && { timezone }),
    ...(alertThreshold !== unchanged && {
      alertThreshold: alertThreshold === 'account' ? null : Number(alertThreshold),
    }),
    ...(alertTo !== unchanged && { alertEmail: alertTo === 'account' ? null : alertEmail.trim() }),
  }) satisfies Omit<UpdateLocationInput, 'id'>;

function Fields() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { values } = useFormikContext<Values>();
  const ratings = useLowRatingOptions();
  const zones = useMemo(() => timeZoneOptions(language, 'UTC'), [language]);
  const leave = { value: unchanged, label: formatMessage(messages.leaveUnchanged) };

  return (
    <>
      <FormikSelect
        name="timezone"
        label={formatMessage(messages.timezone)}
        options={[leave, ...zones]}
        isSearchable
      />
      <FormikSelect
        name="alertThreshold"
        label={formatMessage(messages.alertThreshold)}
        options={[
          leave,
          { value: 'account', label: formatMessage(messages.alertAsAccount, { choice: 'none' }) },
          ...ratings,
          { value: '0', label: formatMessage(notificationMessages.neverWrite) },
        ]}
      />
      <FormikSelect
        name="alertTo"
        label={formatMessage(messages.alertEmail)}
        options={[
          leave,
          { value: 'account', label: formatMessage(messages.alertToAccount) },
          { value: 'other', label: formatMessage(messages.alertToOther) },
        ]}
      />
      {values.alertTo === 'other' && (
        <FormikTextField
          name="alertEmail"
          label={formatMessage(messages.alertToOther)}
          hint={formatMessage(messages.alertEmailHint)}
          type="email"
          inputMode="email"
          isRequired
        />
      )}
    </>
  );
}

interface Props {
  locations: readonly LocationRow_LocationFragment[];
  onClose: () => void;
}

/** Changes time zone and alerts of several locations, one after the other. Those that fail are named, and stay. */
export function EditLocations({ locations, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { validate, issueText } = useFieldIssues();
  const check = validate(ownAddress);
  const [updateLocation] = useUpdateLocationMutation({ errorPolicy: 'all' });
  /** Those that the last try could not change: the next one changes these alone. */
  const [failed, setFailed] = useState<Props['locations']>([]);

  return (
    <FormikDialog<Values>
      title={formatMessage(messages.editMany, { count: locations.length })}
      submitLabel={formatMessage(messages.save)}
      onClose={onClose}
      initialValues={nothing}
      validate={async ({ alertTo, alertEmail }) => {
        if (alertTo !== 'other') return {};
        if (alertEmail.trim() === '') return { alertEmail: issueText('required') };
        return check({ alertEmail });
      }}
      onSubmit={async (values) => {
        const change = toChange(values);
        if (Object.keys(change).length === 0) return onClose();
        const refused: LocationRow_LocationFragment[] = [];
        for (const location of failed.length > 0 ? failed : locations) {
          const { data } = await updateLocation({
            variables: { input: { id: location.id, ...change } },
          });
          if (!data?.updateLocation.location) refused.push(location);
        }
        if (refused.length > 0) return setFailed(refused);
        showSnackbar('success', messages.updatedMany, { count: locations.length });
        onClose();
      }}
    >
      {failed.length > 0 && (
        <Notice tone="danger" title={formatMessage(messages.notUpdated, { count: failed.length })}>
          {failed.map(({ name }) => name).join(', ')}
        </Notice>
      )}
      <Fields />
    </FormikDialog>
  );
}
