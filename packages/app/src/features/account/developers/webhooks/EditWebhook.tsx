import { type WebhookRow_WebhookFragment } from '../../../../server/generated/graphql';
import { useUpdateWebhookMutation } from '../../../../server/generated/hooks';
import { refusalOf } from '../../../../fields/refusalOf';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { WebhookDialog } from './WebhookDialog';

interface Props {
  webhook: WebhookRow_WebhookFragment;
  onClose: () => void;
}

/** Changes, enables or disables a webhook. */
export function EditWebhook({ webhook, onClose }: Props) {
  const [updateWebhook] = useUpdateWebhookMutation();

  return (
    <WebhookDialog
      webhook={webhook}
      onClose={onClose}
      onSubmit={async ({ password, ...values }) => {
        const input = { id: webhook.id, ...values, ...(password !== '' && { password }) };
        const { data } = await updateWebhook({ variables: { input } });
        if (!data) return [];
        const { errors } = data.updateWebhook;
        if (errors.length === 0) {
          showSnackbar('success', messages.saved);
          onClose();
        } else if (errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.saveFailed));
        }
        return errors;
      }}
    />
  );
}
