import { useFormikContext } from 'formik';

import { TextField } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { FormikTextField } from '../FormikTextField';
import { useBoundField } from '../useBoundField';
import { messages } from './messages';
import { visitorsRead } from './visitorsRead';

/**
 * Asks what visitors read of a company. It says what the field for the name says until somebody types
 * something else, and is null as long as it does.
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

/** Asks how visitors know a place, and says what they read. */
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
