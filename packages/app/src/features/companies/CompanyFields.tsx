import { FormikTextField } from '../../fields/FormikTextField';
import { CompanyVisitorName } from '../../fields/visitorNames/VisitorNameFields';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Form fields of a company. */
export function CompanyFields() {
  const { formatMessage } = useIntl();

  return (
    <>
      <FormikTextField
        name="name"
        label={formatMessage(messages.name)}
        autoComplete="organization"
        isRequired
        autoFocus
      />
      <CompanyVisitorName />
      <FormikTextField
        name="address"
        label={formatMessage(messages.address)}
        autoComplete="street-address"
        isRequired
      />
      <FormikTextField
        name="registrationNumber"
        label={formatMessage(messages.registrationNumber)}
        hint={formatMessage(messages.registrationNumberHint)}
        inputMode="numeric"
        isRequired
      />
      <FormikTextField
        name="representative"
        label={formatMessage(messages.representative)}
        autoComplete="name"
        isRequired
      />
    </>
  );
}
