import { useEffect, useEffectEvent, useState } from 'react';
import { Formik } from 'formik';
import { Navigate, useNavigate } from 'react-router-dom';

import { ButtonLink, Columns, Inline, Notice, Stack, Text } from '@hearback/ui';
import { codeOnly, passwordAgain, registration } from '@hearback/schema/rules';
import * as v from 'valibot';

import type { LogInWithOidcMutation } from '../../../server/generated/graphql';
import { ConfirmOidcLoginOperation } from '../../../server/generated/operations/ConfirmOidcLogin';
import { LogInWithOidcOperation } from '../../../server/generated/operations/LogInWithOidc';
import { RegisterWithOidcOperation } from '../../../server/generated/operations/RegisterWithOidc';
import { FieldsForm, SubmitButton } from '../../../fields/FieldsForm';
import { FormikPasswordField } from '../../../fields/FormikPasswordField';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { paths, readNext } from '../../../paths';
import { type ReturnedLogin, receiveLogin, takeLogin } from '../../../session/oidc';
import { beginSession } from '../../../session/startSession';
import { clearSnackbar } from '../../../shell/snackbar/snackbar';
import { AgreeTerms } from '../AgreeTerms';
import { AuthLayout } from '../AuthLayout';
import { messages as authMessages } from '../messages';
import { forgetRegistration } from '../registration';
import { requestAnonymously, sayRefusal } from '../requestAnonymously';
import { messages } from './messages';

type Answer = LogInWithOidcMutation['logInWithOidc'];
type Tokens = NonNullable<Answer['tokens']>;

interface Errors {
  errors: readonly { field?: string | null | undefined; code: string }[];
}

/** The refusals after which this login is over, in the words of the screen. */
function useRefusals(name: string) {
  const { formatMessage } = useIntl();
  const said: Readonly<Record<string, () => string>> = {
    lost: () => formatMessage(messages.oidcLost),
    unanswered: () => formatMessage(messages.oidcUnanswered),
    access_denied: () => formatMessage(messages.oidcCancelled, { name }),
    oidc_refused: () => formatMessage(messages.oidcRefused, { name }),
    oidc_unavailable: () => formatMessage(messages.oidcUnavailable, { name }),
    oidc_unverified: () => formatMessage(messages.oidcUnverified, { name }),
    oidc_taken: () => formatMessage(messages.oidcTaken, { name }),
    no_account: () => formatMessage(messages.oidcNoAccount, { name }),
    no_active_account: () => formatMessage(messages.oidcInactive),
  };
  return (code: string) => said[code]?.();
}

interface StepProps {
  name: string;
  answer: Answer & { ticket: string };
  onTokens: (tokens: Tokens) => void;
  onEnd: (code: string) => void;
  remember: boolean;
}

const ends = ['oidc_refused', 'oidc_taken'];
const endOf = ({ errors }: Errors) => errors.find(({ code }) => ends.includes(code))?.code;

/** Asks for the password of the account that has the address, for a one-time code, or for both in turn. */
function Proof({ name, answer, remember, onTokens, onEnd }: StepProps) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const [step, setStep] = useState<'code' | 'password'>(
    answer.needs === 'PASSWORD' ? 'password' : 'code',
  );
  const isPassword = step === 'password';
  const purpose = isPassword
    ? formatMessage(messages.oidcLinkPurpose, { email: answer.email ?? '', name })
    : formatMessage(messages.oidcCodePurpose);

  return (
    <AuthLayout
      title={isPassword ? messages.oidcLinkTitle : authMessages.codeTitle}
      purpose={purpose}
    >
      <Formik
        initialValues={{ password: '', code: '' }}
        validate={isPassword ? validate(passwordAgain) : validate(codeOnly)}
        validateOnBlur={false}
        onSubmit={async ({ password, code }, { setErrors, setTouched, setFieldValue }) => {
          const input = {
            ticket: answer.ticket,
            remember,
            rotate: true,
            ...(password && { password }),
            ...(!isPassword && { code: code.trim() }),
          };
          const ask = async (proof?: string) => {
            const asked = { input: { ...input, ...(proof && { proof }) } };
            // A code and a ticket work once: asked again, the right ones would be refused.
            const { data } = await requestAnonymously(ConfirmOidcLoginOperation, asked, {
              mayRepeat: false,
            });
            return data?.confirmOidcLogin;
          };
          let confirmed = await ask();
          if (confirmed?.challenge) {
            const { solveInWorker } = await import('../solveInWorker');
            const proof = await solveInWorker(confirmed.challenge);
            if (proof) confirmed = await ask(proof);
          }
          if (!confirmed) return;
          const { tokens, errors } = confirmed;
          if (tokens) return onTokens(tokens);
          const end = endOf(confirmed);
          if (end !== undefined) return onEnd(end);
          if (errors.some(({ code: refused }) => refused === 'code_needed')) {
            await setTouched({});
            return setStep('code');
          }
          const isWrong = errors.some(({ code: refused }) => refused === 'no_active_account');
          // The password was changed since it was accepted.
          if (isWrong) setStep('password');
          if (!isPassword) await setFieldValue('code', '', false);
          setErrors({
            ...toErrors(errors),
            ...(isWrong && { password: formatMessage(authMessages.wrongPair) }),
          });
          sayRefusal(errors, { no_active_account: authMessages.noActiveAccount });
        }}
      >
        <FieldsForm isGuarded={false}>
          <Stack gap="medium">
            {isPassword ? (
              <FormikPasswordField
                name="password"
                label={formatMessage(authMessages.password)}
                autoComplete="current-password"
                isRequired
                autoFocus
              />
            ) : (
              <FormikTextField
                name="code"
                label={formatMessage(messages.oidcCode)}
                autoComplete="one-time-code"
                isRequired
                autoFocus
              />
            )}
            <SubmitButton isWide>
              {formatMessage(
                answer.needs === 'PASSWORD' ? messages.oidcLinkButton : authMessages.loginButton,
              )}
            </SubmitButton>
            <Inline>
              <ButtonLink tone="quiet" size="small" href={paths.login}>
                {formatMessage(authMessages.toLogin)}
              </ButtonLink>
            </Inline>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}

const { first_name, last_name, agree_terms } = registration.entries;
const registrationRule = v.object({ first_name, last_name, agree_terms });

/** Asks for what an account needs besides the address: a name, and the terms. */
function Registration({ name, answer, onTokens, onEnd }: StepProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { validate, toErrors } = useFieldIssues();
  const { ticket, email, firstName, lastName } = answer;

  return (
    <AuthLayout
      title={messages.oidcRegisterTitle}
      purpose={formatMessage(messages.oidcRegisterPurpose, { email: email ?? '', name })}
    >
      <Formik
        initialValues={{
          firstName: firstName ?? '',
          lastName: lastName ?? '',
          agreeTerms: false,
        }}
        validate={validate(registrationRule)}
        onSubmit={async (values, { setErrors }) => {
          const input = { ...values, ticket, language, rotate: true };
          const { data } = await requestAnonymously(
            RegisterWithOidcOperation,
            { input },
            { mayRepeat: false },
          );
          if (!data) return;
          const { tokens, errors } = data.registerWithOidc;
          if (tokens) return onTokens(tokens);
          const end = endOf(data.registerWithOidc);
          if (end !== undefined) return onEnd(end);
          setErrors(toErrors(errors));
          sayRefusal(errors, {});
        }}
      >
        <FieldsForm isGuarded={false}>
          <Stack gap="medium">
            <Columns columnWidth="narrow" gap="small">
              <FormikTextField
                name="firstName"
                label={formatMessage(authMessages.firstName)}
                autoComplete="given-name"
                isRequired
                autoFocus
              />
              <FormikTextField
                name="lastName"
                label={formatMessage(authMessages.lastName)}
                autoComplete="family-name"
                isRequired
              />
            </Columns>
            <AgreeTerms />
            <SubmitButton isWide>{formatMessage(authMessages.registerButton)}</SubmitButton>
          </Stack>
        </FieldsForm>
      </Formik>
    </AuthLayout>
  );
}

/** A login that a provider sent the browser back with: done, refused, or asked for one more step. */
function Returned({ login }: { login: ReturnedLogin }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { pending, error } = login;
  const name = pending?.name ?? '';
  const refusalOf = useRefusals(name);
  const [answer, setAnswer] = useState<Answer>();
  /** The code of what ended it. */
  const [end, setEnd] = useState(pending ? (error ?? undefined) : 'lost');

  const enter = ({ access, refresh }: Tokens) => {
    if (!refresh || !pending) return;
    clearSnackbar();
    forgetRegistration();
    beginSession({ access, refresh }, { remember: pending.remember });
    void navigate(readNext(pending.search), { replace: true });
  };
  const show = useEffectEvent((found: Answer | undefined) => {
    if (found?.tokens) enter(found.tokens);
    else if (found?.ticket) setAnswer(found);
    else setEnd(found?.errors[0]?.code ?? 'unanswered');
  });
  useEffect(() => {
    // Handed out once, however often this effect runs.
    const taken = takeLogin('login');
    if (!taken?.pending || taken.error !== null) return;
    const { pending: begun, state, code, iss } = taken;
    const { secret, remember } = begun;
    const input = { secret, state, code, remember, rotate: true, ...(iss && { iss }) };
    void requestAnonymously(LogInWithOidcOperation, { input }, { mayRepeat: false }).then(
      ({ data }) => show(data?.logInWithOidc),
    );
  }, []);

  if (end !== undefined) {
    return (
      <AuthLayout title={messages.oidcFailedTitle}>
        <Stack gap="large">
          <Notice tone="danger" title={refusalOf(end) ?? refusalOf('oidc_refused') ?? ''} />
          <Inline gap="small">
            <ButtonLink tone="primary" href={`${paths.login}${pending?.search ?? ''}`}>
              {formatMessage(authMessages.toLogin)}
            </ButtonLink>
          </Inline>
        </Stack>
      </AuthLayout>
    );
  }
  if (answer?.ticket) {
    const Step = answer.needs === 'REGISTRATION' ? Registration : Proof;
    return (
      <Step
        name={name}
        answer={{ ...answer, ticket: answer.ticket }}
        remember={pending?.remember ?? false}
        onTokens={enter}
        onEnd={setEnd}
      />
    );
  }
  return (
    <AuthLayout title={messages.oidcTitle}>
      <div role="status">
        <Text tone="muted">{formatMessage(messages.oidcAsking)}</Text>
      </div>
    </AuthLayout>
  );
}

/** `/oidc/`: where the login provider sends browsers back to. A link is finished in the security settings. */
export function OidcPage() {
  const [login] = useState(receiveLogin);
  if (!login) return <Navigate to={paths.home} replace />;
  if (login.pending?.purpose === 'link') {
    return <Navigate to={paths.accountTab('security')} replace />;
  }
  return <Returned login={login} />;
}
