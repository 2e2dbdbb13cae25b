import { useField } from 'formik';
import { Button, Notice, Select } from '@hearback/ui';
import type { LocationRow_LocationFragment } from '../../server/generated/graphql';
import {
  useAskAlertAddressMutation,
  useNotificationSettingsQuery,
} from '../../server/generated/hooks';
import { FormikTextField } from '../../fields/FormikTextField';
import { useBoundField } from '../../fields/FieldsForm';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/moments';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { useLowRatingOptions } from '../../shell/notification/lowRatings';
import { messages as notificationMessages } from '../../shell/notification/messages';
import { messages } from './messages';

const asAccount = 'account';

interface Props {
  /** Omitted for a new one. */
  location: LocationRow_LocationFragment | undefined;
}

/** Threshold and recipient of a location's low rating alerts. */
export function AlertFields({ location }: Props) {
  const { formatMessage } = useIntl();
  const { value: threshold, onChange, ...field } = useBoundField<number | null>('alertThreshold');
  const [{ value: alertEmail }] = useField<string>('alertEmail');
  const { data } = useNotificationSettingsQuery();
  const ratings = useLowRatingOptions();
  const never = formatMessage(notificationMessages.neverWrite);
  const { lowRatingThreshold, lowRatingLetters = true } = data?.notificationSettings ?? {};
  // Until the account's threshold has loaded, any value is possible.
  const inForce = threshold ?? lowRatingThreshold;
  const ofAccount = () => {
    if (lowRatingThreshold === undefined) return 'none';
    if (lowRatingThreshold === 0 || !lowRatingLetters) return never;
    return ratings.find(({ value }) => value === String(lowRatingThreshold))?.label ?? 'none';
  };
  const hint = () => {
    if (inForce === 0) return messages.alertOffHint;
    return lowRatingLetters ? messages.alertHint : messages.alertNoLettersHint;
  };

  return (
    <>
      <Select
        {...field}
        label={formatMessage(messages.alertThreshold)}
        hint={formatMessage(hint())}
        value={threshold === null ? asAccount : String(threshold)}
        onChange={(value) => onChange(value === asAccount ? null : Number(value))}
        options={[
          {
            value: asAccount,
            label: formatMessage(messages.alertAsAccount, { choice: ofAccount() }),
          },
          ...ratings,
          { value: '0', label: never },
        ]}
      />
      {/* An existing address stays visible: it may be the value that the server rejects. */}
      {(inForce !== 0 || alertEmail !== '') && (
        <>
          <FormikTextField
            name="alertEmail"
            label={formatMessage(messages.alertEmail)}
            hint={formatMessage(messages.alertEmailHint)}
            type="email"
            inputMode="email"
          />
          {location && alertEmail.trim() === (location.alertEmail ?? '') && (
            <AlertState location={location} />
          )}
        </>
      )}
    </>
  );
}

/** Shows if the recipient has confirmed the alerts, and resends the confirmation email. */
function AlertState({ location }: { location: LocationRow_LocationFragment }) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const [askAgain, { loading }] = useAskAlertAddressMutation();
  const { id, alertEmail: address, alertState, alertAskedAt } = location;
  if (!address || !alertState) return null;

  const ask = async () => {
    const { data } = await askAgain({ variables: { input: { id } } });
    if (!data) return;
    if (data.askAlertAddress.location) showSnackbar('success', messages.alertAsked);
    else showSnackbar('error', messages.alertNotAsked);
  };

  switch (alertState) {
    case 'CONFIRMED':
      return <Notice tone="success" title={formatMessage(messages.alertConfirmed)} />;
    case 'REFUSED':
      return (
        <Notice tone="warning" title={formatMessage(messages.alertRefused)}>
          {formatMessage(messages.alertInstead)}
        </Notice>
      );
    case 'WAITING':
      return (
        <Notice
          tone="info"
          title={
            alertAskedAt
              ? formatMessage(messages.alertWaiting, { moment: formatMoment(alertAskedAt) })
              : formatMessage(messages.alertUnasked)
          }
          action={
            <Button size="small" isPending={loading} onPress={() => void ask()}>
              {formatMessage(alertAskedAt ? messages.alertAskAgain : messages.alertAsk)}
            </Button>
          }
        >
          {formatMessage(messages.alertInstead)}
        </Notice>
      );
  }
}
