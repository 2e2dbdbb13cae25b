import { WebhooksDocument } from '../../../../server/generated/graphql';
import { useAddWebhookMutation } from '../../../../server/generated/hooks';
import { refusalOf } from '../../../../fields/refusalOf';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { WebhookDialog } from './WebhookDialog';

interface Props {
  onClose: () => void;
  /** The secret is shown next. */
  onAdded: (secret: string) => void;
}

/** Adds a webhook. */
export function AddWebhook({ onClose, onAdded }: Props) {
  const [addWebhook] = useAddWebhookMutation({
    refetchQueries: [WebhooksDocument],
  });

  return (
    <WebhookDialog
      onClose={onClose}
      onSubmit={async ({ url, description, events, password }) => {
        const input = { url, description, events, password };
        const { data } = await addWebhook({ variables: { input } });
        if (!data) return [];
        const { secret, errors } = data.addWebhook;
        if (secret) onAdded(secret);
        if (errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.addFailed));
        }
        return errors;
      }}
    />
  );
}
