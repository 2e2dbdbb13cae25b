import { useState } from 'react';

import { Button, Card, ConfirmDialog, Text } from '@hearback/ui';

import { type ApiKeyRow_KeyFragment, ApiKeysDocument } from '../../../../server/generated/graphql';
import { useApiKeysQuery, useRevokeApiKeyMutation } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { NotLoaded } from '../../NotLoaded';
import { AddApiKey } from './AddApiKey';
import { ApiKeysTable } from './ApiKeysTable';
import { messages } from './messages';
import { type MadeKey, NewApiKeyDialog } from './NewApiKey';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';

interface RevokeApiKeyProps {
  apiKey: ApiKeyRow_KeyFragment;
  onClose: () => void;
}

/** Confirms the revocation of a key. */
function RevokeApiKey({ apiKey, onClose }: RevokeApiKeyProps) {
  const { formatMessage } = useIntl();
  const [revokeApiKey, { loading }] = useRevokeApiKeyMutation({
    refetchQueries: [ApiKeysDocument],
  });

  const revoke = async () => {
    const { data } = await revokeApiKey({ variables: { input: { id: apiKey.id } } });
    if (!data) return;
    // A key that is already revoked counts as success.
    const isGone = data.revokeApiKey.errors.every(({ code }) => code === 'not_found');
    if (isGone) showSnackbar('success', messages.revoked);
    else showSnackbar('error', messages.revokeFailed);
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.revokeTitle, { name: apiKey.name })}
      confirmLabel={formatMessage(messages.revoke)}
      isOpen
      onClose={onClose}
      onConfirm={() => void revoke()}
      isPending={loading}
    >
      <Text>{formatMessage(messages.revokeText)}</Text>
    </ConfirmDialog>
  );
}

type Asking =
  | { kind: 'add' }
  | { kind: 'made'; made: MadeKey }
  | { kind: 'revoke'; apiKey: ApiKeyRow_KeyFragment };

/** The API keys of the account. */
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
      {asking?.kind === 'made' && <NewApiKeyDialog {...asking.made} onClose={close} />}
      {asking?.kind === 'revoke' && <RevokeApiKey apiKey={asking.apiKey} onClose={close} />}
    </Card>
  );
}
