import { ConfirmDialog, Text } from '@hearback/ui';

import {
  WebhooksDocument,
  type WebhookRow_WebhookFragment,
} from '../../../../server/generated/graphql';
import { useRemoveWebhookMutation } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { webhookName } from './webhookNames';

interface Props {
  webhook: WebhookRow_WebhookFragment;
  onClose: () => void;
}

/** Confirms the removal of a webhook. */
export function RemoveWebhook({ webhook, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [removeWebhook, { loading }] = useRemoveWebhookMutation({
    refetchQueries: [WebhooksDocument],
  });

  const remove = async () => {
    const { data } = await removeWebhook({ variables: { input: { id: webhook.id } } });
    if (!data) return;
    // A webhook that is already removed counts as success.
    const isGone = data.removeWebhook.errors.every(({ code }) => code === 'not_found');
    if (isGone) showSnackbar('success', messages.removed);
    else showSnackbar('error', messages.removeFailed);
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { name: webhookName(webhook) })}
      confirmLabel={formatMessage(messages.remove)}
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={loading}
    >
      <Text>{formatMessage(messages.removeText)}</Text>
    </ConfirmDialog>
  );
}
