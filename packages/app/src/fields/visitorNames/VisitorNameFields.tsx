import { useFormikContext } from 'formik';
import { TextField } from '@hearback/ui';
import { useIntl } from '../../i18n/IntlProvider';
import { FormikTextField } from '../FormikTextField';
import { useBoundField } from '../FieldsForm';
import { messages } from './messages';
import { visitorsRead } from './visitorsRead';

/**
 * The company name that visitors see. It follows the name field, and is null, until another text is
 * entered.
 */
export function CompanyVisitorName() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<{ name: string }>();
  const { value, onChange, ...field } = useBoundField<string | null>('visitorName');

  return (
    <TextField
      {...field}
      label={formatMessage(messages.visitorName)}
      hint={formatMessage(messages.visitorNameHint)}
      value={value ?? values.name}
      onChange={(text) => onChange(text === values.name ? null : text)}
    />
  );
}

/** The location name that visitors see, with a preview. */
export function PlaceVisitorName({
  company,
}: {
  company: Parameters<typeof visitorsRead>[0] | undefined;
}) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<{ visitorName: string }>();

  return (
    <FormikTextField
      name="visitorName"
      label={formatMessage(messages.placeName)}
      hint={
        company
          ? formatMessage(messages.visitorsRead, visitorsRead(company, values.visitorName))
          : formatMessage(messages.placeNameHint)
      }
    />
  );
}
