import { IconButton, Menu, Table } from '@hearback/ui';
import { MoreIcon } from '@hearback/ui/icons';

import type { WebhookRow_WebhookFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';
import { nameOf } from './nameOf';
import { useWebhookColumns } from './useWebhookColumns';

type Row = WebhookRow_WebhookFragment;

/** What can be done with a webhook. */
export type WebhookAction = 'deliveries' | 'edit' | 'test' | 'show' | 'rotate' | 'remove';

interface Props {
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

/** The webhooks of an account, with what can be done with each. */
export function WebhooksTable({ webhooks, onAction }: Props) {
  const { formatMessage } = useIntl();
  const columns = useWebhookColumns();

  return (
    <Table
      label={formatMessage(messages.title)}
      columns={columns}
      rows={webhooks}
      rowId={({ id }) => id}
      rowName={nameOf}
      onOpen={(webhook) => onAction('deliveries', webhook)}
      renderRowEnd={(webhook) => (
        <Menu
          label={formatMessage(messages.actions, { name: nameOf(webhook) })}
          actions={actions.map(({ id, words }) => ({
            id,
            label: formatMessage(words),
            ...(id === 'remove' && { tone: 'danger' as const }),
            onAction: () => onAction(id, webhook),
          }))}
          trigger={
            <IconButton
              icon={MoreIcon}
              label={formatMessage(messages.actions, { name: nameOf(webhook) })}
            />
          }
        />
      )}
    />
  );
}
