import { Badge, Button, Inline, Stack, Text } from '@hearback/ui';

import type { SessionRow_SessionFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/useMoment';
import { messages } from './messages';
import { useWhereabouts } from './useWhereabouts';

interface Props {
  session: SessionRow_SessionFragment;
  onEnd: () => void;
}

/** One device where the person is logged in. */
export function SessionRow({ session, onEnd }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { nameDevice, namePlace } = useWhereabouts();
  const { isCurrent, device, address, lastSeen, dateCreated } = session;

  return (
    <Inline spread="between">
      <Stack gap="xxsmall">
        <Inline gap="small">
          <Text as="span" weight="medium">
            {nameDevice(device)}
          </Text>
          {isCurrent && <Badge tone="accent">{formatMessage(messages.thisDevice)}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {namePlace(address)}
          {' · '}
          {isCurrent
            ? formatMessage(messages.loggedInAt, { moment: formatMoment(dateCreated) })
            : formatMessage(messages.lastSeen, { moment: formatMoment(lastSeen) })}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button size="small" onPress={onEnd}>
          {formatMessage(messages.endSession)}
        </Button>
      )}
    </Inline>
  );
}
