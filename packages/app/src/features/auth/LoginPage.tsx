import { useState } from 'react';
import { Formik, useFormikContext } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Inline, Link, Stack, Text } from '@hearback/ui';
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
import * as styles from './AuthLayout.css';
import { LazyOidcLogin, LazyPasskeyLogin } from './lazyParts';
import { messages } from './messages';
import { carriedEmail, forgetRegistration } from './registration';

/** Loaded when the server requires a proof of work, which is rare. */
const solve = async (challenge: string): Promise<string | null> =>
  (await import('./solveInWorker')).solveInWorker(challenge);

/** A browser without passkeys, or a page that is not secure, shows no button for them. */
const hasPasskeys = () => typeof PublicKeyCredential === 'function';

type Step = 'password' | 'app' | 'recovery';

const purposes = {
  password: messages.loginPurpose,
  app: messages.codePurpose,
  recovery: messages.recoveryPurpose,
} satisfies Record<Step, unknown>;

interface OtherStepProps {
  to: Step;
  onStep: (step: Step) => void;
  children: string;
}

/** Goes to another step, where the field for a code is empty and nothing is refused yet. */
function OtherStep({ to, onStep, children }: OtherStepProps) {
  const { values, resetForm } = useFormikContext<{ code: string }>();
  const go = () => {
    resetForm({ values: { ...values, code: '' } });
    onStep(to);
  };
  return (
    <Button tone="quiet" size="small" onPress={go}>
      {children}
    </Button>
  );
}

/** `/login/` */
export function LoginPage() {
  const { formatMessage } = useIntl();
  const { validate, toErrors, issueText } = useFieldIssues();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isProving, setIsProving] = useState(false);
  const [email] = useState(carriedEmail);
  /** The step after the password: which code is asked for. */
  const [step, setStep] = useState<Step>('password');
  const check = validate(loginRule);
  const enter = (tokens: { access: string; refresh: string }, remember: boolean) => {
    clearSnackbar();
    forgetRegistration();
    beginSession(tokens, { remember });
    void navigate(readNext(search), { replace: true });
  };

  return (
    <AuthLayout
      title={step === 'password' ? messages.loginTitle : messages.codeTitle}
      purpose={formatMessage(purposes[step])}
      below={
        step === 'password' && (
          <Stack gap="xsmall" align="start">
            <span>
              {formatMessage(messages.noAccount)}{' '}
              <Link href={paths.register}>{formatMessage(messages.registerLink)}</Link>
            </span>
            <Link href={paths.resendActivation}>{formatMessage(messages.resendLink)}</Link>
          </Stack>
        )
      }
    >
      <Formik
        initialValues={{ email, password: '', remember: false, code: '' }}
        validate={async (values) => ({
          ...(await check(values)),
          ...(step !== 'password' && !values.code.trim() && { code: issueText('required') }),
        })}
        // The refusal stays until something else is typed: on blur it would go, and the links below would
        // move away from under the pointer.
        validateOnBlur={false}
        onSubmit={async (values, { setErrors, setFieldValue, setTouched }) => {
          const { password, remember } = values;
          const code = step === 'password' ? undefined : values.code.trim();
          // The id makes the login idempotent: a retry creates no second session.
          const input = {
            email: values.email.trim(),
            password,
            remember,
            rotate: true,
            id: newUuid(),
            ...(code !== undefined && { code }),
          };
          const ask = async (proof?: string) => {
            const asked = { input: { ...input, ...(proof && { proof }) } };
            const { data } = await requestAnonymously(LoginOperation, asked, {
              // A code works once: asked again, the right one would be refused.
              mayRepeat: code === undefined,
            });
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
            enter({ access: tokens.access, refresh: tokens.refresh }, remember);
            return;
          }
          if (errors.some((error) => error.code === 'code_needed')) {
            await setTouched({});
            setStep('app');
            return;
          }
          const isWrong = errors.some(({ code }) => code === 'no_active_account');
          // The password was changed since it was accepted.
          if (isWrong) setStep('password');
          if (code !== undefined) await setFieldValue('code', '', false);
          setErrors({
            ...toErrors(errors),
            ...(isWrong && { password: formatMessage(messages.wrongPair) }),
          });
          sayRefusal(errors, { no_active_account: messages.noActiveAccount });
        }}
      >
        <FieldsForm isGuarded={false}>
          <Stack gap="medium">
            {step === 'password' ? (
              <>
                <FormikTextField
                  name="email"
                  label={formatMessage(messages.email)}
                  type="email"
                  inputMode="email"
                  autoComplete="username webauthn"
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
              </>
            ) : (
              <FormikTextField
                key={step}
                name="code"
                label={formatMessage(step === 'app' ? messages.code : messages.recoveryCode)}
                inputMode={step === 'app' ? 'numeric' : 'text'}
                autoComplete={step === 'app' ? 'one-time-code' : 'off'}
                isRequired
                autoFocus
              />
            )}
            <SubmitButton isWide>{formatMessage(messages.loginButton)}</SubmitButton>
            {step === 'password' && hasPasskeys() && (
              <div className={styles.passkey}>
                <LazyPasskeyLogin onTokens={enter} />
              </div>
            )}
            {step === 'password' && <LazyOidcLogin />}
            {step !== 'password' && (
              <Inline spread="between">
                <OtherStep to={step === 'app' ? 'recovery' : 'app'} onStep={setStep}>
                  {formatMessage(step === 'app' ? messages.recoveryInstead : messages.appInstead)}
                </OtherStep>
                <OtherStep to="password" onStep={setStep}>
                  {formatMessage(messages.codeBack)}
                </OtherStep>
              </Inline>
            )}
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
