import { useState } from 'react';

import { Button, Card, Text } from '@hearback/ui';

import type { ApiKeyRow_KeyFragment } from '../../../../server/generated/graphql';
import { useApiKeysQuery } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { NotLoaded } from '../../NotLoaded';
import { AddApiKey } from './AddApiKey';
import { ApiKeysTable } from './ApiKeysTable';
import { messages } from './messages';
import { NewApiKey, type MadeKey } from './NewApiKey';
import { RevokeApiKey } from './RevokeApiKey';

type Asking =
  | { kind: 'add' }
  | { kind: 'made'; made: MadeKey }
  | { kind: 'revoke'; apiKey: ApiKeyRow_KeyFragment };

/** The keys with which programs use the account. */
export function ApiKeysCard() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const apiKeys = data?.apiKeys;

  return (
    <Card
      title={formatMessage(messages.title)}
      description={formatMessage(messages.hint)}
      actions={
        <Button size="small" onPress={() => setAsking({ kind: 'add' })}>
          {formatMessage(messages.add)}
        </Button>
      }
    >
      {apiKeys ? (
        apiKeys.length === 0 ? (
          <Text tone="muted">{formatMessage(messages.none)}</Text>
        ) : (
          <ApiKeysTable
            apiKeys={apiKeys}
            onRevoke={(apiKey) => setAsking({ kind: 'revoke', apiKey })}
          />
        )
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.failed)}
          onRetry={refetch}
          lines={['half', 'long']}
        />
      )}
      {asking?.kind === 'add' && (
        <AddApiKey onClose={close} onMade={(made) => setAsking({ kind: 'made', made })} />
      )}
      {asking?.kind === 'made' && <NewApiKey {...asking.made} onClose={close} />}
      {asking?.kind === 'revoke' && <RevokeApiKey apiKey={asking.apiKey} onClose={close} />}
    </Card>
  );
}
