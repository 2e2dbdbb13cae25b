import { useState } from 'react';

import { Button, Card, Inline, Stack, Text } from '@hearback/ui';

import { usePasskeysQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/moments';
import { lazyDialog } from '../../../loading/lazy';
import { NotLoaded } from '../NotLoaded';
import { messages } from './messages';
import * as styles from './rows.css';

const load = () => import('./PasskeyDialogs');
const AddPasskey = lazyDialog(() => load().then((file) => file.AddPasskey));
const RemovePasskey = lazyDialog(() => load().then((file) => file.RemovePasskey));

/** Passkeys of the person: added, with the date of their last use, and removed. */
export function PasskeysCard() {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { data, error, refetch } = usePasskeysQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<'add' | { id: string; name: string }>();
  const close = () => setAsking(undefined);
  const canMake = typeof PublicKeyCredential === 'function';

  return (
    <Card
      title={formatMessage(messages.passkeysTitle)}
      description={formatMessage(messages.passkeysHint)}
      actions={
        data &&
        canMake && (
          <Button onPress={() => setAsking('add')}>{formatMessage(messages.passkeyAdd)}</Button>
        )
      }
    >
      {data ? (
        <>
          {data.passkeys.length > 0 && (
            <Stack as="ul" gap="none">
              {data.passkeys.map(({ id, name, dateCreated, lastUsed }) => (
                <li key={id} className={styles.row}>
                  <Inline spread="between">
                    <Stack gap="none">
                      <Text>{name}</Text>
                      <Text size="small" tone="muted">
                        {lastUsed
                          ? formatMessage(messages.passkeyUsed, {
                              added: formatMoment(dateCreated),
                              used: formatMoment(lastUsed),
                            })
                          : formatMessage(messages.passkeyUnused, {
                              added: formatMoment(dateCreated),
                            })}
                      </Text>
                    </Stack>
                    <Button size="small" onPress={() => setAsking({ id, name })}>
                      {formatMessage(messages.passkeyRemove)}
                    </Button>
                  </Inline>
                </li>
              ))}
            </Stack>
          )}
          {!canMake && <Text tone="muted">{formatMessage(messages.passkeysUnknown)}</Text>}
        </>
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.passkeysFailed)}
          onRetry={refetch}
          lines={['half']}
        />
      )}
      {asking === 'add' && <AddPasskey onClose={close} />}
      {typeof asking === 'object' && <RemovePasskey {...asking} onClose={close} />}
    </Card>
  );
}
