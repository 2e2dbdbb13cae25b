import { Button, Menu } from '@hearback/ui';

import { useReplayFailedDeliveriesMutation } from '../../../../../server/generated/hooks';
import { refusalOf } from '../../../../../fields/refusalOf';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { showSnackbar } from '../../../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  webhookId: string;
  onSent: () => void;
}

const hours = [1, 24, 72, 720];

/** Sends everything again that failed lately. */
export function ReplayFailed({ webhookId, onSent }: Props) {
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
