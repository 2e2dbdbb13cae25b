import { useState } from 'react';

import { Formik } from 'formik';

import { Button, Link, Notice, Stack, Text } from '@hearback/ui';
import { emailOnly } from '@hearback/schema/rules';

import { RecoverAccountOperation } from '../../server/generated/operations/RecoverAccount';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikTextField } from '../../fields/FormikTextField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { requestAnonymously, sayRefusal } from './requestAnonymously';
import { AuthLayout } from './AuthLayout';
import { LazyUnsentLetter } from './lazyParts';
import { messages } from './messages';

/** `/recover-account/` */
export function RecoverAccountPage() {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [sentTo, setSentTo] = useState<string>();
  const back = <Link href={paths.login}>{formatMessage(messages.backToLogin)}</Link>;

  if (sentTo !== undefined) {
    return (
      <AuthLayout title={messages.recoverSentTitle} below={back}>
        <Stack gap="large">
          {/* The same text for every address, so that it does not reveal whether an account exists. */}
          <Notice tone="info" title={formatMessage(messages.recoverSentNotice, { email: sentTo })}>
            <Text size="small" tone="inherit">
              {formatMessage(messages.recoverSentHint)}
            </Text>
          </Notice>
          <LazyUnsentLetter />
          <Button onPress={() => setSentTo(undefined)}>{formatMessage(messages.tryAnother)}</Button>
        </Stack>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout
      title={messages.recoverTitle}
      purpose={formatMessage(messages.recoverPurpose)}
      below={back}
    >
      <Formik
        initialValues={{ email: '' }}
        validate={validate(emailOnly)}
        onSubmit={async ({ email }, { setErrors }) => {
          const input = { email: email.trim() };
          const { data } = await requestAnonymously(RecoverAccountOperation, { input });
          if (data?.recoverAccount.sent) return setSentTo(input.email);

          const errors = data?.recoverAccount.errors ?? [];
          setErrors(toErrors(errors));
          sayRefusal(errors, { invalid_email: messages.recoverInvalidEmail });
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
            <SubmitButton isWide>{formatMessage(messages.recoverButton)}</SubmitButton>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}
