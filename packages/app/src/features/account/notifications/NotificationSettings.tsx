import { Formik } from 'formik';

import { limits } from '@hearback/schema/limits';
import { Button, Card, Columns, Inline, Notice, Skeleton, Stack } from '@hearback/ui';

import {
  DueTimesDocument,
  type DueTimesQuery,
  NotificationSettingsDocument,
  type NotificationSettings_SettingsFragment,
} from '../../../server/generated/graphql';
import {
  useDueTimesQuery,
  useNotificationSettingsQuery,
  useSetDueTimesMutation,
  useUpdateNotificationSettingsMutation,
} from '../../../server/generated/hooks';
import { FieldsForm, SubmitButton } from '../../../fields/FieldsForm';
import { FormikSelect } from '../../../fields/FormikSelect';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { ownTimeZone } from '../../../i18n/timeZones';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { NotLoaded } from '../NotLoaded';
import { hasLongWord } from './answerFilters';
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
  const { toErrors, issueText } = useFieldIssues();
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
      validate={({ hasFilter, lowRatingWords }) =>
        hasFilter && hasLongWord(lowRatingWords) ? { lowRatingWords: issueText('too_long') } : {}
      }
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

type DueTime = DueTimesQuery['dueTimes'][number];

interface Band {
  from: number;
  to: number;
  /** Undefined: such answers have no time. */
  hours: number | undefined;
}

/** The first ratings of what is told apart elsewhere, too: low, middle and high ones. */
const firsts = [1, 7, 9];

/** Ratings that share a time. Times that a program has set for others make bands of their own. */
function bandsOf(times: readonly DueTime[]): Band[] {
  const bands: Band[] = [];
  for (let rating = limits.ratingMin; rating <= limits.ratingMax; rating += 1) {
    const hours = times.find(
      ({ ratingMin, ratingMax }) => ratingMin <= rating && rating <= ratingMax,
    )?.hours;
    const last = bands.at(-1);
    if (last && last.hours === hours && !firsts.includes(rating)) last.to = rating;
    else bands.push({ from: rating, to: rating, hours });
  }
  return bands;
}

const hoursOffered = [4, 8, 24, 48, 72, 168];

/** Options need a nonempty value. */
const never = 'never';

/** Within how long answers are to be replied to, by their ratings. */
export function DueTimesCard() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useDueTimesQuery();

  return (
    <Card title={formatMessage(messages.dueTitle)} description={formatMessage(messages.dueHint)}>
      {data ? (
        <DueTimesForm times={data.dueTimes} />
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.dueFailed)}
          onRetry={() => refetch().catch(() => {})}
          lines={['long']}
        />
      )}
    </Card>
  );
}

function DueTimesForm({ times }: { times: readonly DueTime[] }) {
  const { formatMessage } = useIntl();
  const [setDueTimes] = useSetDueTimesMutation({
    context: { failure: messages.dueNotSaved },
    update: (cache, { data }) => {
      if (!data || data.setDueTimes.errors.length > 0) return;
      const { dueTimes } = data.setDueTimes;
      cache.writeQuery({ query: DueTimesDocument, data: { dueTimes } });
    },
  });
  const bands = bandsOf(times);
  const optionsOf = ({ hours: own }: Band) =>
    [...new Set([...hoursOffered, own ?? 24])]
      .toSorted((one, other) => one - other)
      .map((hours) => ({
        value: String(hours),
        label:
          hours % 24 === 0
            ? formatMessage(messages.dueDays, { count: hours / 24 })
            : formatMessage(messages.dueHours, { count: hours }),
      }));

  return (
    <Formik
      enableReinitialize
      initialValues={Object.fromEntries(
        bands.map(({ from, hours }) => [`from${from}`, String(hours ?? never)]),
      )}
      onSubmit={async (values) => {
        const dueTimes = bands.flatMap(({ from, to }) => {
          const chosen = values[`from${from}`] ?? never;
          return chosen === never
            ? []
            : [{ ratingMin: from, ratingMax: to, hours: Number(chosen) }];
        });
        const { data } = await setDueTimes({ variables: { input: { dueTimes } } });
        if (!data) return;
        const { errors } = data.setDueTimes;
        if (errors.length === 0) showSnackbar('success', messages.dueSaved);
        else showSnackbar('error', refusalOf(errors, {}, messages.dueNotSaved));
      }}
    >
      <FieldsForm>
        <Stack gap="large">
          <Columns columnWidth="narrow" gap="medium">
            {bands.map((band) => (
              <FormikSelect
                key={band.from}
                name={`from${band.from}`}
                label={
                  band.from === band.to
                    ? formatMessage(messages.dueRating, { rating: band.from })
                    : formatMessage(messages.dueBand, { from: band.from, to: band.to })
                }
                options={[
                  { value: never, label: formatMessage(messages.dueNever) },
                  ...optionsOf(band),
                ]}
              />
            ))}
          </Columns>
          <Inline spread="end">
            <SubmitButton>{formatMessage(messages.save)}</SubmitButton>
          </Inline>
        </Stack>
      </FieldsForm>
    </Formik>
  );
}
