import { Badge, Inline, Stack, Text } from '@hearback/ui';

import type {
  SecurityEventKind,
  SecurityEventRow_EventFragment,
} from '../../../../apollo/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { useMoment } from '../../../../i18n/useMoment';
import { messages } from '../messages';
import { useEventSentence } from './useEventSentence';
import { useWhereabouts } from '../useWhereabouts';

interface Props {
  event: SecurityEventRow_EventFragment;
}

/** What somebody who reads the list must not overlook. */
const alarming: readonly SecurityEventKind[] = [
  'NEW_DEVICE',
  'LOGIN_FAILED',
  'REFRESH_TOKEN_REUSED',
  'LETTER_FAILED',
  'DELETION_ASKED',
  'WEBHOOK_ADDED',
  'WEBHOOK_CHANGED',
  'WEBHOOK_SECRET_SHOWN',
  'API_KEY_MADE',
];

/** One thing that happened to the account. */
export function SecurityEventRow({ event }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const sayEvent = useEventSentence();
  const { nameDevice, namePlace } = useWhereabouts();
  const { kind, device, address, dateCreated, isCurrent } = event;
  const where =
    typeof device === 'string' ? `${nameDevice(device)} · ${namePlace(address)} · ` : '';

  return (
    <Stack gap="xxsmall">
      <Inline gap="small">
        <Text as="span">{sayEvent(event)}</Text>
        {alarming.includes(kind) && !isCurrent && (
          <Badge tone="warning">{formatMessage(messages.attention)}</Badge>
        )}
        {isCurrent && <Badge>{formatMessage(messages.thisDevice)}</Badge>}
      </Inline>
      <Text size="small" tone="muted">
        {where}
        {formatMoment(dateCreated)}
      </Text>
    </Stack>
  );
}
