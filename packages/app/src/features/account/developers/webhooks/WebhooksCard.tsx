import { useState } from 'react';

import { Button, Card, Link, Stack, Text } from '@hearback/ui';

import type { WebhookRow_WebhookFragment } from '../../../../server/generated/graphql';
import { useTestWebhookMutation, useWebhooksQuery } from '../../../../server/generated/hooks';
import { refusalOf } from '../../../../fields/refusalOf';
import { useIntl } from '../../../../i18n/IntlProvider';
import { lateDialog } from '../../../../loading/lateDialog';
import { paths } from '../../../../paths';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { NotLoaded } from '../../NotLoaded';
import { messages } from './messages';
import { WebhooksTable, type WebhookAction } from './WebhooksTable';

const AddWebhook = lateDialog(() => import('./AddWebhook').then((file) => file.AddWebhook));
const EditWebhook = lateDialog(() => import('./EditWebhook').then((file) => file.EditWebhook));
const AskForSecret = lateDialog(() => import('./AskForSecret').then((file) => file.AskForSecret));
const WebhookSecret = lateDialog(() =>
  import('./WebhookSecret').then((file) => file.WebhookSecret),
);
const RemoveWebhook = lateDialog(() =>
  import('./RemoveWebhook').then((file) => file.RemoveWebhook),
);
const WebhookDeliveries = lateDialog(() =>
  import('./deliveries/WebhookDeliveries').then((file) => file.WebhookDeliveries),
);

type Asking =
  | { kind: 'add' }
  | { kind: 'secret'; secret: string }
  | { kind: Exclude<WebhookAction, 'test'>; webhook: WebhookRow_WebhookFragment };

/** The programs that are told of what happens in the account. */
export function WebhooksCard() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [testWebhook] = useTestWebhookMutation();
  const [asking, setAsking] = useState<Asking>();
  const webhooks = data?.webhooks;

  const act = async (action: WebhookAction, webhook: WebhookRow_WebhookFragment) => {
    if (action !== 'test') return setAsking({ kind: action, webhook });
    const { data: answer } = await testWebhook({ variables: { input: { id: webhook.id } } });
    if (!answer) return;
    const { delivery, errors } = answer.testWebhook;
    // What becomes of it is seen in the list.
    if (delivery) setAsking({ kind: 'deliveries', webhook });
    else showSnackbar('error', refusalOf(errors));
  };

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
      {webhooks ? (
        <Stack gap="medium">
          {webhooks.length === 0 ? (
            <Text tone="muted">{formatMessage(messages.none)}</Text>
          ) : (
            <WebhooksTable
              webhooks={webhooks}
              onAction={(action, webhook) => void act(action, webhook)}
            />
          )}
          <Link href={paths.helpArticle('bi', 'webhooks')}>{formatMessage(messages.article)}</Link>
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.failed)}
          onRetry={refetch}
          lines={['half', 'long']}
        />
      )}
      {asking && (
        <Task
          asking={asking}
          onSecret={(secret) => setAsking({ kind: 'secret', secret })}
          onClose={() => {
            setAsking(undefined);
            // Whether messages arrive may have changed while somebody looked on.
            void refetch();
          }}
        />
      )}
    </Card>
  );
}

interface TaskProps {
  asking: Asking;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

function Task({ asking, onSecret, onClose }: TaskProps) {
  switch (asking.kind) {
    case 'add':
      return <AddWebhook onAdded={onSecret} onClose={onClose} />;
    case 'secret':
      return <WebhookSecret secret={asking.secret} onClose={onClose} />;
    case 'edit':
      return <EditWebhook webhook={asking.webhook} onClose={onClose} />;
    case 'remove':
      return <RemoveWebhook webhook={asking.webhook} onClose={onClose} />;
    case 'deliveries':
      return <WebhookDeliveries webhook={asking.webhook} onClose={onClose} />;
    case 'show':
    case 'rotate':
      return (
        <AskForSecret
          webhook={asking.webhook}
          purpose={asking.kind}
          onSecret={onSecret}
          onClose={onClose}
        />
      );
  }
}
