import { useField } from 'formik';

import { Button, Notice, Select } from '@hearback/ui';
import { limits } from '@hearback/schema/limits';

import type { LocationRow_LocationFragment } from '../../apollo/generated/graphql';
import { useAskAlertAddressMutation } from '../../apollo/generated/hooks';
import { FormikTextField } from '../../fields/FormikTextField';
import { useBoundField } from '../../fields/useBoundField';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/useMoment';
import { showSnackbar } from '../../snackbar/snackbar';
import { messages } from './messages';

const never = 'never';
const ratings = Array.from(
  { length: limits.ratingMax - limits.ratingMin + 1 },
  (_, index) => limits.ratingMin + index,
);

interface Props {
  /** Left out: a new one. */
  location: LocationRow_LocationFragment | undefined;
}

/** Which ratings of a location are low, and who is written to about them. */
export function AlertFields({ location }: Props) {
  const { formatMessage } = useIntl();
  const { value: threshold, onChange, ...field } = useBoundField<number | null>('alertThreshold');
  const [{ value: alertEmail }] = useField<string>('alertEmail');

  return (
    <>
      <Select
        {...field}
        label={formatMessage(messages.alertThreshold)}
        hint={
          threshold === null
            ? formatMessage(messages.alertOffHint)
            : formatMessage(messages.alertHint)
        }
        value={threshold === null ? never : String(threshold)}
        onChange={(value) => onChange(value === never ? null : Number(value))}
        options={[
          { value: never, label: formatMessage(messages.alertNever) },
          ...ratings.map((rating) => ({
            value: String(rating),
            label: formatMessage(messages.alertAt, { rating }),
          })),
        ]}
      />
      {/* An address that is there stays in sight: it may be what the server refuses. */}
      {(threshold !== null || alertEmail !== '') && (
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

/** Says whether the owner of the alert address wants alerts, and asks them once more. */
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
