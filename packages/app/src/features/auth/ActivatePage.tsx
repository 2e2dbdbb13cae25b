import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';

import { Button, ButtonLink, Loader, Notice, Stack } from '@hearback/ui';

import { removeLetterToken, useLetterToken } from '../../session/letterToken';
import { ActivateAccountOperation } from '../../server/generated/operations/ActivateAccount';
import { FirstLoginOperation } from '../../server/generated/operations/FirstLogin';
import type { AnyMessage } from '../../i18n/Messages';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { beginSession } from '../../session/startSession';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { requestAnonymously } from './requestAnonymously';
import { AuthLayout } from './AuthLayout';
import { messages } from './messages';
import {
  carryEmail,
  forgetRegistered,
  forgetRegistration,
  hasRegistered,
  takeFirstLogin,
} from './registration';
import { ResendActivation } from './ResendActivation';

interface Props {
  token: string;
}

type Outcome = { kind: 'activated' } | { kind: 'refused'; why: AnyMessage };

const whyOf: Readonly<Record<string, AnyMessage>> = {
  already_active: messages.alreadyActive,
  link_inactive: messages.linkInactive,
};

/**
 * Activates an account, automatically only in the browser that registered. Elsewhere a button must be
 * pressed, so that opening the link alone has no effect.
 */
function Activation({ token }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setIsRunning] = useState(false);
  const hasStarted = useRef(false);

  const activate = async () => {
    hasStarted.current = true;
    setIsRunning(true);
    const { data, isUnauthenticated } = await requestAnonymously(ActivateAccountOperation, {
      input: { token },
    });
    if (data?.activateAccount.activated) {
      removeLetterToken('activation');
      forgetRegistered();
      if (await logInFirst()) {
        forgetRegistration();
        showSnackbar('success', messages.activatedLoggedIn);
        void navigate(paths.home, { replace: true });
        return;
      }
      const { email } = data.activateAccount;
      if (email) carryEmail(email);
      setIsRunning(false);
      setOutcome({ kind: 'activated' });
      return;
    }
    setIsRunning(false);
    const [code] = data?.activateAccount.errors.map((issue) => issue.code) ?? [];
    // On a network or server failure the token is still valid, so the button stays.
    if (!data && !isUnauthenticated) return;
    removeLetterToken('activation');
    if (code === 'already_active') forgetRegistered();
    setOutcome({ kind: 'refused', why: whyOf[code ?? ''] ?? messages.activationFailed });
  };

  useEffect(() => {
    if (hasRegistered() && !hasStarted.current) void activate();
  });

  if (outcome?.kind === 'activated') {
    return (
      <AuthLayout title={messages.activatedTitle}>
        <Stack gap="large">
          <Notice tone="success" title={formatMessage(messages.activatedNotice)} />
          <ButtonLink tone="primary" href={paths.login}>
            {formatMessage(messages.toLogin)}
          </ButtonLink>
        </Stack>
      </AuthLayout>
    );
  }

  if (outcome?.kind === 'refused') {
    const isActive = outcome.why === messages.alreadyActive;
    return (
      <AuthLayout title={isActive ? messages.alreadyActiveTitle : messages.activationErrorTitle}>
        <Stack gap="large">
          <Notice tone={isActive ? 'info' : 'danger'} title={formatMessage(outcome.why)} />
          {isActive ? (
            <ButtonLink tone="primary" href={paths.login}>
              {formatMessage(messages.toLogin)}
            </ButtonLink>
          ) : (
            <ButtonLink tone="primary" href={paths.resendActivation}>
              {formatMessage(messages.resendButton)}
            </ButtonLink>
          )}
        </Stack>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title={messages.activateTitle} purpose={formatMessage(messages.activatePurpose)}>
      {isRunning ? (
        <Loader label={formatMessage(messages.activating)} />
      ) : (
        <Button tone="primary" onPress={() => void activate()}>
          {formatMessage(messages.activateButton)}
        </Button>
      )}
    </AuthLayout>
  );
}

/**
 * Logs in without the password in the browser that registered, after activation. False in another browser,
 * after a day, or offline: the login screen follows.
 */
async function logInFirst(): Promise<boolean> {
  const token = takeFirstLogin();
  if (token === null) return false;
  const { data } = await requestAnonymously(FirstLoginOperation, { input: { token } });
  const tokens = data?.firstLogin.tokens;
  if (!tokens?.refresh) return false;
  beginSession({ access: tokens.access, refresh: tokens.refresh }, { remember: false });
  return true;
}

/** `/activate`: activates with the token of the email; without one, resends the email. */
export function ActivatePage() {
  const [search] = useSearchParams();
  const token = useLetterToken('activation');

  return token !== null && !search.has('resend') ? (
    <Activation key={token} token={token} />
  ) : (
    <ResendActivation />
  );
}
