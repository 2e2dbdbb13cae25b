import { useState } from 'react';

import { Button, Card, Stack } from '@hearback/ui';
import { MailIcon } from '@hearback/ui/icons';

import { useSendPasswordResetMutation } from '../../server/generated/hooks';
import { useIntl } from '../../i18n/IntlProvider';
import { lazyDecoration } from '../../loading/lazy';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { ChangePassword } from './ChangePassword';
import { messages } from './messages';
import { LoginAddressCard } from './security/LoginAddressCard';
import { PasskeysCard } from './security/PasskeysCard';
import { SecondFactorCard } from './security/SecondFactorCard';
import { SecurityEventsCard } from './security/events/SecurityEventsCard';
import { SessionsCard } from './security/SessionsCard';

/** Nothing where the server has no provider. */
const LazyOidcCard = lazyDecoration(() =>
  import('./security/OidcCard').then((file) => file.OidcCard),
);

interface Props {
  email: string;
}

/** Password, password reset, login address, passkeys, the server's provider, one-time codes, and the sessions of the account. */
export function SecuritySettings({ email }: Props) {
  const { formatMessage } = useIntl();
  const [sendPasswordReset, { loading }] = useSendPasswordResetMutation({
    context: { failure: messages.resetFailed },
  });
  const [isSent, setIsSent] = useState(false);

  const send = async () => {
    const { data } = await sendPasswordReset({ variables: { input: { email } } });
    if (data?.recoverAccount.sent) {
      setIsSent(true);
      showSnackbar('success', messages.resetSent);
    } else if (data) {
      showSnackbar('error', messages.resetFailed);
    }
  };

  return (
    <Stack gap="large">
      <ChangePassword />
      <Card padding="none">
        <Card
          title={formatMessage(messages.resetTitle)}
          description={formatMessage(messages.resetHint, { email })}
          actions={
            <Button
              icon={MailIcon}
              isPending={loading}
              isDisabled={isSent}
              onPress={() => void send()}
            >
              {formatMessage(messages.resetSend)}
            </Button>
          }
        />
        <LoginAddressCard email={email} />
        <PasskeysCard />
        <LazyOidcCard />
        <SecondFactorCard />
      </Card>
      <SessionsCard />
      <SecurityEventsCard />
    </Stack>
  );
}
