import { Badge, Stack, Text, type TableColumn } from '@hearback/ui';

import type { WebhookRow_WebhookFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { Names } from '../Names';
import { toRestEvent } from './webhookNames';
import { messages } from './messages';

type Row = WebhookRow_WebhookFragment;

const states = {
  ENABLED: { tone: 'success', words: messages.enabled },
  SWITCHED_OFF: { tone: 'neutral', words: messages.switchedOff },
  FAILING: { tone: 'danger', words: messages.failing },
  GONE: { tone: 'danger', words: messages.gone },
} as const;

/** Columns of the list of webhooks: URL, events, health. */
export function useWebhookColumns(): TableColumn<Row>[] {
  const { formatMessage } = useIntl();

  const stateOf = ({ state, failingSince }: Row) =>
    state === 'ENABLED' && failingSince
      ? ({ tone: 'warning', words: messages.troubled } as const)
      : states[state];

  return [
    {
      id: 'url',
      label: formatMessage(messages.url),
      cell: ({ url, description, events }) => (
        <Stack gap="xxsmall">
          <span>{description || url}</span>
          {description !== '' && (
            <Text as="span" size="small" tone="muted">
              {url}
            </Text>
          )}
          <Names names={events.map(toRestEvent)} />
        </Stack>
      ),
    },
    {
      id: 'state',
      label: formatMessage(messages.state),
      cell: (webhook) => {
        const { tone, words } = stateOf(webhook);
        return <Badge tone={tone}>{formatMessage(words)}</Badge>;
      },
      isTight: true,
      onCard: 'unnamed',
    },
  ];
}
