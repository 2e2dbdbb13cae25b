import { Suspense, useState } from 'react';

import { Formik } from 'formik';

import { Columns, Link, Stack, Text } from '@hearback/ui';
import { registration } from '@hearback/schema/rules';

import { RegisterOperation } from '../../server/generated/operations/Register';
import { FieldsForm } from '../../fields/FieldsForm';
import { FormikCheckbox } from '../../fields/FormikCheckbox';
import { FormikTextField } from '../../fields/FormikTextField';
import { NewPasswordField } from '../../fields/NewPasswordField';
import { SubmitButton } from '../../fields/SubmitButton';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { lazyPage } from '../../loading/lazyPage';
import { paths } from '../../paths';
import { askAsNobody } from './askAsNobody';
import { AuthLayout } from './AuthLayout';
import { SalesAddress } from './lateParts';
import { messages } from './messages';
import { sayRefusal } from './refusals';
import { Registered } from './Registered';
import {
  carriedEmail,
  forgetRegistration,
  forgetRegistered,
  hasRegistered,
  markRegistered,
} from './registration';

/** Nothing is typed yet when the page is painted. */
const UnsavedChangesGuard = lazyPage(() =>
  import('../../session/guards/UnsavedChangesGuard').then((file) => file.UnsavedChangesGuard),
);

const initialValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  agreeTerms: false,
};

/** `/register/` */
export function RegisterPage() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { validate, toErrors } = useFieldIssues();
  // A reload finds the letter still on its way.
  const [registeredEmail, setRegisteredEmail] = useState(hasRegistered() ? carriedEmail() : '');

  if (registeredEmail !== '') {
    const startOver = () => {
      forgetRegistered();
      forgetRegistration();
      setRegisteredEmail('');
    };
    return <Registered email={registeredEmail} onStartOver={startOver} />;
  }

  return (
    <AuthLayout
      title={messages.registerTitle}
      purpose={
        <>
          <span>{formatMessage(messages.registerPurpose)}</span>{' '}
          <span>{formatMessage(messages.registerHere)}</span>
        </>
      }
      below={
        <Stack gap="xsmall" align="start">
          <span>
            {formatMessage(messages.hasAccount)}{' '}
            <Link href={paths.login}>{formatMessage(messages.loginLink)}</Link>
          </span>
          <SalesAddress />
        </Stack>
      }
    >
      <Formik
        initialValues={initialValues}
        validate={validate(registration)}
        onSubmit={async (values, { setErrors }) => {
          const input = { ...values, email: values.email.trim(), language };
          const { data } = await askAsNobody(RegisterOperation, { input });
          if (!data) return;

          if (data.register.email) {
            markRegistered(data.register.email, data.register.firstLoginToken);
            setRegisteredEmail(data.register.email);
            return;
          }
          setErrors(toErrors(data.register.errors));
          sayRefusal(data.register.errors, { email_unavailable: messages.emailUnavailable });
        }}
      >
        <FieldsForm>
          <Suspense>
            <UnsavedChangesGuard />
          </Suspense>
          <Stack gap="medium">
            <Columns columnWidth="narrow" gap="small">
              <FormikTextField
                name="firstName"
                label={formatMessage(messages.firstName)}
                autoComplete="given-name"
                isRequired
              />
              <FormikTextField
                name="lastName"
                label={formatMessage(messages.lastName)}
                autoComplete="family-name"
                isRequired
              />
            </Columns>
            <FormikTextField
              name="email"
              label={formatMessage(messages.email)}
              type="email"
              inputMode="email"
              autoComplete="username"
              isRequired
            />
            <NewPasswordField name="password" label={formatMessage(messages.password)} />
            <FormikCheckbox
              name="agreeTerms"
              label={
                <>
                  {formatMessage(messages.agreeTerms)}{' '}
                  <Link href={paths.terms} isExternal>
                    {formatMessage(messages.termsLink)}
                  </Link>
                  .
                </>
              }
              isRequired
            />
            <Text size="small" tone="muted">
              {formatMessage(messages.readPrivacy)}{' '}
              <Link href={paths.privacy} isExternal>
                {formatMessage(messages.privacyLink)}
              </Link>
            </Text>
            <SubmitButton isWide>{formatMessage(messages.registerButton)}</SubmitButton>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}
