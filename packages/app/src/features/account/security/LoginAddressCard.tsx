import { useState } from 'react';

import { Button, Card, Notice } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { lazyDialog } from '../../../loading/lazy';
import { messages } from './messages';

const ChangeAddress = lazyDialog(() =>
  import('./SecondFactorDialogs').then((file) => file.ChangeAddress),
);

/** The address that the person logs in with, and how to have another one. */
export function LoginAddressCard({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  return (
    <Card
      title={formatMessage(messages.addressTitle)}
      description={formatMessage(messages.addressNow, { email })}
      actions={
        <Button onPress={() => setIsAsking(true)}>{formatMessage(messages.addressChange)}</Button>
      }
    >
      <div role="status">
        {sentTo !== undefined && (
          <Notice tone="success" title={formatMessage(messages.addressSent, { email: sentTo })} />
        )}
      </div>
      {isAsking && (
        <ChangeAddress
          onClose={() => setIsAsking(false)}
          onSent={(address) => {
            setIsAsking(false);
            setSentTo(address);
          }}
        />
      )}
    </Card>
  );
}
