import { useState } from 'react';

import { Button, Drawer, Menu, Pagination, Stack, Table, Text } from '@hearback/ui';

import type {
  DeliveryRow_DeliveryFragment,
  WebhookRow_WebhookFragment,
} from '../../../../../server/generated/graphql';
import {
  useReplayDeliveryMutation,
  useReplayFailedDeliveriesMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
} from '../../../../../server/generated/hooks';
import { refusalOf } from '../../../../../fields/refusalOf';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../../shell/snackbar/snackbar';
import { NotLoaded } from '../../../NotLoaded';
import { messages as shared } from '../messages';
import { webhookName } from '../webhookNames';
import { useMoment } from '../../../../../i18n/moments';
import { useDeliveryColumns } from './useDeliveryColumns';
import { messages } from './messages';

interface ReplayFailedProps {
  webhookId: string;
  onSent: () => void;
}

const hours = [1, 24, 72, 720];

/** Replays all recent failed deliveries. */
function ReplayFailed({ webhookId, onSent }: ReplayFailedProps) {
  const { formatMessage } = useIntl();
  const [replayFailed, { loading }] = useReplayFailedDeliveriesMutation();

  const replay = async (since: Date) => {
    const input = { webhookId, since: since.toISOString() };
    const { data } = await replayFailed({ variables: { input } });
    if (!data) return;
    const { count, errors } = data.replayFailedDeliveries;
    if (typeof count === 'number') showSnackbar('success', messages.failedSentAgain, { count });
    else showSnackbar('error', refusalOf(errors));
    onSent();
  };

  return (
    <Menu
      label={formatMessage(messages.replayFailed)}
      actions={hours.map((count) => ({
        id: String(count),
        label:
          count < 24
            ? formatMessage(messages.lastHours, { count })
            : formatMessage(messages.lastDays, { count: count / 24 }),
        onAction: () => void replay(new Date(Date.now() - count * 3_600_000)),
      }))}
      trigger={<Button isPending={loading}>{formatMessage(messages.replayFailed)}</Button>}
    />
  );
}

interface DeliveriesTableProps {
  deliveries: readonly DeliveryRow_DeliveryFragment[];
  onReplay: (id: string) => void;
}

/** Deliveries of a webhook, latest first. */
function DeliveriesTable({ deliveries, onReplay }: DeliveriesTableProps) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const columns = useDeliveryColumns(onReplay);

  return (
    <Table
      label={formatMessage(shared.deliveries)}
      columns={columns}
      rows={deliveries}
      rowId={({ id }) => id}
      rowName={({ event, occurredAt }) => `${event}, ${formatMoment(occurredAt)}`}
    />
  );
}

interface Props {
  webhook: WebhookRow_WebhookFragment;
  onClose: () => void;
}

const pageSize = 25;

/** Deliveries are sent within seconds, so polling shows their outcome. */
const pollMs = 3_000;

/** The deliveries of a webhook with their responses, and replaying them. */
export function WebhookDeliveries({ webhook, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id, page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMs,
  });
  const [testWebhook, { loading: isTesting }] = useTestWebhookMutation();
  const [replayDelivery] = useReplayDeliveryMutation();
  const shown = (data ?? previousData)?.webhookDeliveries;

  const test = async () => {
    const { data: answer } = await testWebhook({ variables: { input: { id: webhook.id } } });
    if (!answer) return;
    const { delivery, errors } = answer.testWebhook;
    if (!delivery) showSnackbar('error', refusalOf(errors));
    setPage(1);
    await refetch();
  };

  const replay = async (id: string) => {
    const input = { webhookId: webhook.id, id };
    const { data: answer } = await replayDelivery({ variables: { input } });
    if (!answer) return;
    const { delivery, errors } = answer.replayDelivery;
    if (delivery) showSnackbar('success', messages.sentAgain);
    else showSnackbar('error', refusalOf(errors));
  };

  return (
    <Drawer
      title={formatMessage(messages.deliveriesOf, { name: webhookName(webhook) })}
      description={formatMessage(messages.deliveriesHint)}
      isOpen
      onClose={onClose}
      size="large"
      isFull
      aside={<ReplayFailed webhookId={webhook.id} onSent={() => void refetch()} />}
      actions={
        <Button tone="primary" isPending={isTesting} onPress={() => void test()}>
          {formatMessage(shared.test)}
        </Button>
      }
    >
      {shown ? (
        <Stack gap="large">
          {shown.items.length === 0 ? (
            <Text tone="muted">{formatMessage(messages.noDeliveries)}</Text>
          ) : (
            <DeliveriesTable deliveries={shown.items} onReplay={(id) => void replay(id)} />
          )}
          {shown.pageInfo.pageCount > 1 && (
            <Pagination
              label={formatMessage(shared.deliveries)}
              page={shown.pageInfo.page}
              pages={shown.pageInfo.pageCount}
              onPage={setPage}
            />
          )}
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.deliveriesFailed)}
          onRetry={refetch}
          lines={['long', 'half']}
        />
      )}
    </Drawer>
  );
}
