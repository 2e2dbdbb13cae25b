import { useState } from 'react';

import { Button, Drawer, Pagination, Stack, Text } from '@hearback/ui';

import type { WebhookRow_WebhookFragment } from '../../../../../server/generated/graphql';
import {
  useReplayDeliveryMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
} from '../../../../../server/generated/hooks';
import { refusalOf } from '../../../../../fields/refusalOf';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../../shell/snackbar/snackbar';
import { NotLoaded } from '../../../NotLoaded';
import { messages as shared } from '../messages';
import { nameOf } from '../nameOf';
import { DeliveriesTable } from './DeliveriesTable';
import { messages } from './messages';
import { ReplayFailed } from './ReplayFailed';

interface Props {
  webhook: WebhookRow_WebhookFragment;
  onClose: () => void;
}

const pageSize = 25;

/** Messages go out within moments: who looks on sees what becomes of them. */
const pollMs = 3_000;

/** What a webhook was told, with the answers, and how to have it told again. */
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
      title={formatMessage(messages.deliveriesOf, { name: nameOf(webhook) })}
      description={formatMessage(messages.deliveriesHint)}
      isOpen
      onClose={onClose}
      size="large"
      isFull
      actions={
        <>
          <ReplayFailed webhookId={webhook.id} onSent={() => void refetch()} />
          <Button tone="primary" isPending={isTesting} onPress={() => void test()}>
            {formatMessage(shared.test)}
          </Button>
        </>
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
