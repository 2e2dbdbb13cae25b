import { useField } from 'formik';

import { Select } from '@hearback/ui';
import { limits } from '@hearback/schema/limits';

import { FormikTextField } from '../../fields/FormikTextField';
import { useBoundField } from '../../fields/useBoundField';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

const never = 'never';
const ratings = Array.from(
  { length: limits.ratingMax - limits.ratingMin + 1 },
  (_, index) => limits.ratingMin + index,
);

/** Which ratings of a location are low, and who is written to about them. */
export function AlertFields() {
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
        <FormikTextField
          name="alertEmail"
          label={formatMessage(messages.alertEmail)}
          hint={formatMessage(messages.alertEmailHint)}
          type="email"
          inputMode="email"
        />
      )}
    </>
  );
}
