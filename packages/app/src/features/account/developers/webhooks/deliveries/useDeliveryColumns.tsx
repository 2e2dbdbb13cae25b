import { Badge, Button, Hidden, Stack, Text, type TableColumn } from '@hearback/ui';

import type { DeliveryRow_DeliveryFragment } from '../../../../../server/generated/graphql';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { useMoment } from '../../../../../i18n/moments';
import { messages as shared } from '../messages';
import { messages } from './messages';

type Row = DeliveryRow_DeliveryFragment;

const states = {
  WAITING: { tone: 'warning', words: messages.waiting },
  DELIVERED: { tone: 'success', words: messages.delivered },
  FAILED: { tone: 'danger', words: messages.notDelivered },
  DROPPED: { tone: 'neutral', words: messages.dropped },
} as const;

const troubles = {
  ADDRESS: messages.troubleAddress,
  CONNECTION: messages.troubleConnection,
  CERTIFICATE: messages.troubleCertificate,
  TIMEOUT: messages.troubleTimeout,
  SWITCHED_OFF: messages.troubleSwitchedOff,
} as const;

/** Columns of the list of deliveries: event, response, next attempt. */
export function useDeliveryColumns(onReplay: (id: string) => void): TableColumn<Row>[] {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();

  const answerOf = ({ status, trouble, duration }: Row): string => {
    if (trouble) return formatMessage(troubles[trouble]);
    if (typeof status !== 'number') return formatMessage(messages.noAnswer);
    return formatMessage(messages.answered, { status: String(status), duration: duration ?? 0 });
  };

  return [
    {
      id: 'event',
      label: formatMessage(messages.message),
      cell: ({ event, occurredAt }) => (
        <Stack gap="xxsmall">
          <span>{event}</span>
          <Text as="span" size="small" tone="muted">
            {formatMoment(occurredAt)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'answer',
      label: formatMessage(messages.answer),
      cell: (delivery) => (
        <Stack gap="xxsmall">
          <span>{answerOf(delivery)}</span>
          {delivery.excerpt && (
            <Text as="span" size="small" tone="muted">
              {delivery.excerpt}
            </Text>
          )}
          {delivery.nextTry && delivery.tries > 0 && (
            <Text as="span" size="small" tone="muted">
              {formatMessage(messages.nextTry, {
                count: delivery.tries,
                moment: formatMoment(delivery.nextTry),
              })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'state',
      label: formatMessage(shared.state),
      cell: ({ state }) => (
        <Badge tone={states[state].tone}>{formatMessage(states[state].words)}</Badge>
      ),
      isTight: true,
    },
    {
      id: 'replay',
      label: formatMessage(messages.replay),
      cell: ({ id, event, occurredAt }) => (
        <Button size="small" onPress={() => onReplay(id)}>
          {formatMessage(messages.replay)}
          <Hidden>{` ${event}, ${formatMoment(occurredAt)}`}</Hidden>
        </Button>
      ),
      isTight: true,
      isAction: true,
    },
  ];
}
