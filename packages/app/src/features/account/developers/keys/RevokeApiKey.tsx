import { ConfirmDialog, Text } from '@hearback/ui';

import { ApiKeysDocument, type ApiKeyRow_KeyFragment } from '../../../../server/generated/graphql';
import { useRevokeApiKeyMutation } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  apiKey: ApiKeyRow_KeyFragment;
  onClose: () => void;
}

/** Asks before a key is revoked. */
export function RevokeApiKey({ apiKey, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [revokeApiKey, { loading }] = useRevokeApiKeyMutation({
    refetchQueries: [ApiKeysDocument],
  });

  const revoke = async () => {
    const { data } = await revokeApiKey({ variables: { input: { id: apiKey.id } } });
    if (!data) return;
    // One that is gone already is what was asked for.
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
