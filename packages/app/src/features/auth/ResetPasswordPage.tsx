import { useEffect } from 'react';

import { Button, ButtonLink, Loader, Notice, Stack } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { removeLetterToken, useLetterToken } from '../../session/letterToken';
import { AuthLayout } from './AuthLayout';
import { messages } from './messages';
import { SetNewPassword } from './SetNewPassword';
import { useResetLink } from './useResetLink';

/** `/reset-password`, as the link in the letter opens it. */
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
