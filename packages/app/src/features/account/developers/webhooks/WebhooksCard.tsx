import { useState } from 'react';

import { Button, Card, IconButton, Link, Menu, Stack, Table, Text } from '@hearback/ui';
import { MoreIcon } from '@hearback/ui/icons';

import type { WebhookRow_WebhookFragment } from '../../../../server/generated/graphql';
import { useTestWebhookMutation, useWebhooksQuery } from '../../../../server/generated/hooks';
import { refusalOf } from '../../../../fields/refusalOf';
import { useIntl } from '../../../../i18n/IntlProvider';
import { lazyDialog } from '../../../../loading/lazy';
import { paths } from '../../../../paths';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { NotLoaded } from '../../NotLoaded';
import { messages } from './messages';
import { webhookName } from './webhookNames';
import { useWebhookColumns } from './useWebhookColumns';

type Row = WebhookRow_WebhookFragment;

/** Actions on a webhook. */
type WebhookAction = 'deliveries' | 'edit' | 'test' | 'show' | 'rotate' | 'remove';

interface WebhookActionProps {
  webhooks: readonly Row[];
  onAction: (action: WebhookAction, webhook: Row) => void;
}

const actions = [
  { id: 'deliveries', words: messages.deliveries },
  { id: 'test', words: messages.test },
  { id: 'edit', words: messages.edit },
  { id: 'show', words: messages.showSecret },
  { id: 'rotate', words: messages.rotateSecret },
  { id: 'remove', words: messages.remove },
] as const;

/** Table of the account's webhooks with their actions. */
function WebhooksTable({ webhooks, onAction }: WebhookActionProps) {
  const { formatMessage } = useIntl();
  const columns = useWebhookColumns();

  return (
    <Table
      label={formatMessage(messages.title)}
      columns={columns}
      rows={webhooks}
      rowId={({ id }) => id}
      rowName={webhookName}
      onOpen={(webhook) => onAction('deliveries', webhook)}
      renderRowEnd={(webhook) => (
        <Menu
          label={formatMessage(messages.actions, { name: webhookName(webhook) })}
          actions={actions.map(({ id, words }) => ({
            id,
            label: formatMessage(words),
            ...(id === 'remove' && { tone: 'danger' as const }),
            onAction: () => onAction(id, webhook),
          }))}
          trigger={
            <IconButton
              icon={MoreIcon}
              label={formatMessage(messages.actions, { name: webhookName(webhook) })}
            />
          }
        />
      )}
    />
  );
}

const AddWebhook = lazyDialog(() => import('./WebhookDialog').then((file) => file.AddWebhook));
const EditWebhook = lazyDialog(() => import('./WebhookDialog').then((file) => file.EditWebhook));
const AskForSecret = lazyDialog(() => import('./WebhookSecret').then((file) => file.AskForSecret));
const WebhookSecretField = lazyDialog(() =>
  import('./WebhookSecret').then((file) => file.WebhookSecretField),
);
const RemoveWebhook = lazyDialog(() =>
  import('./RemoveWebhook').then((file) => file.RemoveWebhook),
);
const WebhookDeliveries = lazyDialog(() =>
  import('./deliveries/WebhookDeliveries').then((file) => file.WebhookDeliveries),
);

type Asking =
  | { kind: 'add' }
  | { kind: 'secret'; secret: string }
  | { kind: Exclude<WebhookAction, 'test'>; webhook: WebhookRow_WebhookFragment };

/** Webhooks of the account. */
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
    // The outcome appears in the list of deliveries.
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
          <Text as="span" size="small">
            <Link href={paths.helpArticle('bi', 'webhooks')}>
              {formatMessage(messages.article)}
            </Link>
          </Text>
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
            // The health of the webhook may have changed while the deliveries were open.
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
      return <WebhookSecretField secret={asking.secret} onClose={onClose} />;
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
