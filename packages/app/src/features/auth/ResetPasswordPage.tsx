import { useEffect } from 'react';

import { skipToken } from '@apollo/client/react';

import { Button, ButtonLink, Loader, Notice, Stack } from '@hearback/ui';

import { useResetPasswordPageQuery } from '../../apollo/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { removeLetterToken, useLetterToken } from '../../session/letterToken';
import { anonymously } from './anonymously';
import { AuthLayout } from './AuthLayout';
import { messages } from './messages';
import { SetNewPassword } from './SetNewPassword';

/** `/reset-password`, as the link in the letter opens it. */
export function ResetPasswordPage() {
  const { formatMessage } = useIntl();
  const token = useLetterToken('reset');

  const { data, loading, refetch } = useResetPasswordPageQuery(
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'no-cache', ...anonymously },
  );

  const isDead = data !== undefined && data.passwordResetLink !== 'VALID';
  useEffect(() => {
    if (isDead) removeLetterToken('reset');
  }, [isDead]);

  if (data?.passwordResetLink === 'VALID' && token !== null) {
    return <SetNewPassword token={token} onLinkDied={() => void refetch()} />;
  }

  if (loading) {
    return (
      <AuthLayout title={messages.resetTitle}>
        <Loader label={formatMessage(messages.resetChecking)} />
      </AuthLayout>
    );
  }

  if (token !== null && !data) {
    return (
      <AuthLayout title={messages.resetTitle}>
        <Stack gap="large">
          <Notice tone="danger" title={formatMessage(messages.resetUnchecked)} />
          <Button onPress={() => void refetch()}>{formatMessage(messages.tryAgain)}</Button>
        </Stack>
      </AuthLayout>
    );
  }

  const isExpired = data?.passwordResetLink === 'EXPIRED';
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
