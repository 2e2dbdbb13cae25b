import { useEffect, useState } from 'react';

import { Button, ButtonLink, Loader, Notice, Stack } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { removeLetterToken, useLetterToken } from '../../session/letterToken';
import { AuthLayout } from './AuthLayout';
import { messages } from './messages';
import { SetNewPassword } from './SetNewPassword';
import type { ResetPasswordPageQuery } from '../../server/generated/graphql';
import { ResetPasswordPageOperation } from '../../server/generated/operations/ResetPasswordPage';
import { sendRequest, NoAnswer, whenReachable } from '../../server/sendRequest';

type Link = ResetPasswordPageQuery;

const noPrograms = { apiKeys: [], webhooks: [] };

/**
 * Checks whether a password reset link is valid. Offline, the request waits for the network; after a server
 * failure the state is unknown until the check is repeated.
 */
function useResetLink(token: string | null) {
  const [link, setLink] = useState<Link>();
  const [round, setRound] = useState(0);
  const [checkedRound, setCheckedRound] = useState(-1);

  useEffect(() => {
    if (token === null) return;
    let isLeft = false;
    let stopWaiting = () => {};

    const check = async () => {
      try {
        const answer = await sendRequest(ResetPasswordPageOperation, { token });
        if (!isLeft) setLink(answer);
      } catch (error) {
        if (isLeft) return;
        if (error instanceof NoAnswer) {
          stopWaiting = whenReachable(() => void check());
          return;
        }
      }
      if (!isLeft) setCheckedRound(round);
    };
    void check();

    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [token, round]);

  return {
    /** Undefined if the check has failed. */
    state: link?.passwordResetLink,
    /** API keys and webhooks that end with the old password unless they are kept. */
    programs: link?.passwordResetPrograms ?? noPrograms,
    isChecking: token !== null && checkedRound < round,
    checkAgain: () => setRound((last) => last + 1),
  };
}

/** `/reset-password`, opened from the link in the email. */
export function ResetPasswordPage() {
  const { formatMessage } = useIntl();
  const token = useLetterToken('reset');

  const { state, programs, isChecking, checkAgain } = useResetLink(token);

  const isDead = state !== undefined && state !== 'VALID';
  useEffect(() => {
    if (isDead) removeLetterToken('reset');
  }, [isDead]);

  if (state === 'VALID' && token !== null) {
    return <SetNewPassword token={token} programs={programs} onLinkDied={checkAgain} />;
  }

  if (isChecking) {
    return (
      <AuthLayout title={messages.resetTitle}>
        <Loader label={formatMessage(messages.resetChecking)} />
      </AuthLayout>
    );
  }

  if (token !== null && state === undefined) {
    return (
      <AuthLayout title={messages.resetTitle}>
        <Stack gap="large">
          <Notice tone="danger" title={formatMessage(messages.resetUnchecked)} />
          <Button onPress={checkAgain}>{formatMessage(messages.tryAgain)}</Button>
        </Stack>
      </AuthLayout>
    );
  }

  const isExpired = state === 'EXPIRED';
  return (
    <AuthLayout title={messages.resetLinkTitle}>
      <Stack gap="large">
        <Notice
          tone="danger"
          title={formatMessage(isExpired ? messages.resetLinkExpired : messages.resetLinkInvalid)}
        />
        <ButtonLink tone="primary" href={paths.recoverAccount}>
          {formatMessage(messages.resetLinkAgain)}
        </ButtonLink>
      </Stack>
    </AuthLayout>
  );
}
