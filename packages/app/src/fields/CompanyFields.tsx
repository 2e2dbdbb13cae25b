import type { AnyMessage } from '../i18n/Messages';
import { useIntl } from '../i18n/IntlProvider';
import { FormikTextField } from './FormikTextField';
import { CompanyVisitorName } from './visitorNames/VisitorNameFields';

interface Props {
  messages: Readonly<
    Record<
      'name' | 'address' | 'registrationNumber' | 'registrationNumberHint' | 'representative',
      AnyMessage
    >
  >;
  /** Moves the focus to the first field. */
  autoFocus?: boolean;
}

/** Form fields of a company, in the words of the screen. */
export function CompanyFields({ messages, autoFocus = false }: Props) {
  const { formatMessage } = useIntl();

  return (
    <>
      <FormikTextField
        name="name"
        label={formatMessage(messages.name)}
        autoComplete="organization"
        isRequired
        autoFocus={autoFocus}
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
