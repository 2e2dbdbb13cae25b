import { Badge, Inline, Stack, Text } from '@hearback/ui';

import type {
  SecurityEventKind,
  SecurityEventRow_EventFragment,
} from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { useMoment } from '../../../../i18n/useMoment';
import { messages } from '../messages';
import { messages as eventMessages } from './messages';
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
  const { kind, device, address, dateCreated, isCurrent, apiKey } = event;
  const isAboutKey = kind === 'API_KEY_MADE' || kind === 'API_KEY_REVOKED';
  const isKnown = typeof device === 'string';
  const program = apiKey && !isAboutKey ? formatMessage(eventMessages.byApiKey, apiKey) : undefined;
  const who = program ?? (isKnown ? nameDevice(device) : undefined);
  const parts = [who, isKnown ? namePlace(address) : undefined, formatMoment(dateCreated)];

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
        {parts.filter((part) => part !== undefined).join(' · ')}
      </Text>
    </Stack>
  );
}
