import { useState } from 'react';
import { Formik } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import { Inline, Link, Stack, Text } from '@hearback/ui';
import { loginInput as loginRule } from '@hearback/schema/rules';
import { LoginOperation } from '../../server/generated/operations/Login';
import { newUuid } from '../../server/sendRequest';
import { requestAnonymously, sayRefusal } from './requestAnonymously';
import { FieldsForm, SubmitButton } from '../../fields/FieldsForm';
import { FormikCheckbox } from '../../fields/FormikCheckbox';
import { FormikPasswordField } from '../../fields/FormikPasswordField';
import { FormikTextField } from '../../fields/FormikTextField';
import { useFieldIssues } from '../../fields/useFieldIssues';
import { useIntl } from '../../i18n/IntlProvider';
import { paths, readNext } from '../../paths';
import { beginSession } from '../../session/startSession';
import { clearSnackbar } from '../../shell/snackbar/snackbar';
import { AuthLayout } from './AuthLayout';
import { messages } from './messages';
import { carriedEmail, forgetRegistration } from './registration';

/** Loaded when the server requires a proof of work, which is rare. */
const solve = async (challenge: string): Promise<string | null> =>
  (await import('./solveInWorker')).solveInWorker(challenge);

/** `/login/` */
export function LoginPage() {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isProving, setIsProving] = useState(false);
  const [email] = useState(carriedEmail);

  return (
    <AuthLayout
      title={messages.loginTitle}
      purpose={formatMessage(messages.loginPurpose)}
      below={
        <Stack gap="xsmall" align="start">
          <span>
            {formatMessage(messages.noAccount)}{' '}
            <Link href={paths.register}>{formatMessage(messages.registerLink)}</Link>
          </span>
          <Link href={paths.resendActivation}>{formatMessage(messages.resendLink)}</Link>
        </Stack>
      }
    >
      <Formik
        initialValues={{ email, password: '', remember: false }}
        validate={validate(loginRule)}
        // The refusal stays until something else is typed: on blur it would go, and the links below would
        // move away from under the pointer.
        validateOnBlur={false}
        onSubmit={async ({ password, remember, ...values }, { setErrors }) => {
          // The id makes the login idempotent: a retry creates no second session.
          const input = {
            email: values.email.trim(),
            password,
            remember,
            rotate: true,
            id: newUuid(),
          };
          const ask = async (proof?: string) => {
            const asked = { input: { ...input, ...(proof && { proof }) } };
            const { data } = await requestAnonymously(LoginOperation, asked, { mayRepeat: true });
            return data?.login;
          };
          let answer = await ask();
          if (answer?.challenge) {
            setIsProving(true);
            const proof = await solve(answer.challenge);
            if (proof) answer = await ask(proof);
            setIsProving(false);
          }
          if (!answer) return;

          const { tokens, errors } = answer;
          if (tokens?.refresh) {
            clearSnackbar();
            forgetRegistration();
            beginSession({ access: tokens.access, refresh: tokens.refresh }, { remember });
            void navigate(readNext(search), { replace: true });
            return;
          }
          const isWrong = errors.some(({ code }) => code === 'no_active_account');
          setErrors({
            ...toErrors(errors),
            ...(isWrong && { password: formatMessage(messages.wrongPair) }),
          });
          sayRefusal(errors, { no_active_account: messages.noActiveAccount });
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
            <FormikPasswordField
              name="password"
              label={formatMessage(messages.password)}
              autoComplete="current-password"
              isRequired
            />
            <Inline spread="between">
              <FormikCheckbox name="remember" label={formatMessage(messages.remember)} />
              <Text as="span" size="small">
                <Link href={paths.recoverAccount}>{formatMessage(messages.forgotLink)}</Link>
              </Text>
            </Inline>
            <SubmitButton isWide>{formatMessage(messages.loginButton)}</SubmitButton>
            <div role="status">
              {isProving && (
                <Text size="small" tone="muted">
                  {formatMessage(messages.proving)}
                </Text>
              )}
            </div>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}
