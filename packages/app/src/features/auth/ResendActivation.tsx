import { useState } from 'react';

import { Formik } from 'formik';

import { Link, Notice, Stack, Text } from '@hearback/ui';
import { emailOnly } from '@hearback/schema/rules';

import { RequestActivationLinkOperation } from '../../server/generated/operations/RequestActivationLink';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikTextField } from '../../fields/FormikTextField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { requestAnonymously, sayRefusal } from './requestAnonymously';
import { AuthLayout } from './AuthLayout';
import { LazyUnsentLetter } from './lazyParts';
import { messages } from './messages';
import { carriedEmail } from './registration';

const refusals = {
  invalid_or_active: messages.invalidOrActive,
  no_account: messages.noAccountForEmail,
  email_gone: messages.emailGone,
};

/** Resends the activation email. */
export function ResendActivation() {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [sentTo, setSentTo] = useState<string>();
  const [email] = useState(carriedEmail);

  return (
    <AuthLayout
      title={messages.resendTitle}
      purpose={formatMessage(messages.resendPurpose)}
      below={<Link href={paths.login}>{formatMessage(messages.backToLogin)}</Link>}
    >
      {sentTo !== undefined && (
        <Stack gap="medium">
          <Notice tone="success" title={formatMessage(messages.letterSent, { email: sentTo })}>
            <Text size="small" tone="inherit">
              {formatMessage(messages.registeredHint)}
            </Text>
          </Notice>
          <LazyUnsentLetter />
        </Stack>
      )}
      <Formik
        initialValues={{ email }}
        validate={validate(emailOnly)}
        onSubmit={async (values, { setErrors }) => {
          setSentTo(undefined);
          const input = { email: values.email.trim() };
          const { data } = await requestAnonymously(RequestActivationLinkOperation, { input });
          if (data?.requestActivationLink.sent) return setSentTo(input.email);

          const errors = data?.requestActivationLink.errors ?? [];
          setErrors(toErrors(errors));
          sayRefusal(errors, refusals);
        }}
      >
        <FieldsForm isGuarded={false}>
          <Stack gap="medium">
            <FormikTextField
              name="email"
              label={formatMessage(messages.email)}
              type="email"
              inputMode="email"
              autoComplete="username"
              isRequired
            />
            <SubmitButton isWide>{formatMessage(messages.resendButton)}</SubmitButton>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}
