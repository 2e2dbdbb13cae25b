import { Suspense, useState } from 'react';
import { Formik } from 'formik';
import { Button, ButtonLink, Columns, Inline, Link, Notice, Stack, Text } from '@hearback/ui';
import { registration } from '@hearback/schema/rules';
import { RegisterOperation } from '../../server/generated/operations/Register';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikTextField } from '../../fields/FormikTextField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { NewPasswordField } from '../../fields/NewPasswordField';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { lazyPage } from '../../loading/lazy';
import { paths } from '../../paths';
import { requestAnonymously, sayRefusal } from './requestAnonymously';
import { AgreeTerms } from './AgreeTerms';
import { AuthLayout } from './AuthLayout';
import { LazyOidcLogin, LazySalesAddress, LazyUnsentLetter } from './lazyParts';
import { messages } from './messages';
import {
  carriedEmail,
  forgetRegistered,
  forgetRegistration,
  hasRegistered,
  markRegistered,
} from './registration';

interface RegisteredProps {
  /** Recipient of the activation email. */
  email: string;
  /** Back to an empty registration. */
  onStartOver: () => void;
}

/** Shown after registering: the recipient of the activation email, and help if it does not arrive. */
function Registered({ email, onStartOver }: RegisteredProps) {
  const { formatMessage } = useIntl();

  return (
    <AuthLayout
      title={messages.registeredTitle}
      below={
        <span>
          {formatMessage(messages.noLetter)}{' '}
          <Link href={paths.resendActivation}>{formatMessage(messages.resendLink)}</Link>
        </span>
      }
    >
      <Stack gap="large">
        <Notice tone="success" title={formatMessage(messages.registeredNotice, { email })}>
          <Text size="small" tone="inherit">
            {formatMessage(messages.registeredHint)}
          </Text>
        </Notice>
        <LazyUnsentLetter />
        <Inline gap="small">
          <ButtonLink href={paths.login}>{formatMessage(messages.toLogin)}</ButtonLink>
          <Button tone="quiet" onPress={onStartOver}>
            {formatMessage(messages.registerAnother)}
          </Button>
        </Inline>
      </Stack>
    </AuthLayout>
  );
}

/** The guard loads lazily: there is no input to lose on first paint. */
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
  // After a reload the confirmation is shown again.
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
      purpose={formatMessage(messages.registerPurpose)}
      below={
        <Stack gap="xsmall" align="start">
          <span>
            {formatMessage(messages.hasAccount)}{' '}
            <Link href={paths.login}>{formatMessage(messages.loginLink)}</Link>
          </span>
          <LazySalesAddress />
        </Stack>
      }
    >
      <Formik
        initialValues={initialValues}
        validate={validate(registration)}
        onSubmit={async (values, { setErrors }) => {
          const input = { ...values, email: values.email.trim(), language };
          const { data } = await requestAnonymously(RegisterOperation, { input });
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
            <AgreeTerms />
            <SubmitButton isWide>{formatMessage(messages.registerButton)}</SubmitButton>
            <LazyOidcLogin isRegistration />
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}
