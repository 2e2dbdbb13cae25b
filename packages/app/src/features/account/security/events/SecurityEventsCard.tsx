import { useState } from 'react';

import { Badge, Card, Inline, Pagination, Stack, Text } from '@hearback/ui';

import { useSecurityEventsQuery } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from '../messages';
import * as styles from '../rows.css';
import { NotLoaded } from '../../NotLoaded';
import type {
  SecurityEventKind,
  SecurityEventRow_EventFragment,
} from '../../../../server/generated/graphql';
import { useMoment } from '../../../../i18n/moments';
import { messages as eventMessages } from './messages';
import { useEventSentence } from './useEventSentence';
import { useWhereabouts } from '../useWhereabouts';

interface SecurityEventRowProps {
  event: SecurityEventRow_EventFragment;
  /** True if it asks whether it was the reader. */
  isAsked: boolean;
}

/** Events that are highlighted in the list. */
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
  'SECOND_FACTOR_OFF',
  'PASSKEY_ADDED',
  'PASSKEY_COPIED',
  'OIDC_LINKED',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'RECOVERY_CODE_USED',
  'CODE_FAILED',
];

/** Ids of the events that ask. Each device at one place asks once, with the newest: a mark on every row says nothing. */
function askingIds(events: readonly SecurityEventRow_EventFragment[]): ReadonlySet<string> {
  const asking = new Map<string, string>();
  for (const { id, kind, device, address, isCurrent } of events) {
    const origin = typeof device === 'string' ? `${device} ${address}` : id;
    if (alarming.includes(kind) && !isCurrent && !asking.has(origin)) asking.set(origin, id);
  }
  return new Set(asking.values());
}

/** One security event of the account. */
function SecurityEventRow({ event, isAsked }: SecurityEventRowProps) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const sayEvent = useEventSentence();
  const { nameDevice, namePlace } = useWhereabouts();
  const { kind, device, address, dateCreated, isCurrent, apiKey } = event;
  const isAboutKey = kind === 'API_KEY_MADE' || kind === 'API_KEY_REVOKED';
  const isKnown = typeof device === 'string';
  const program = apiKey && !isAboutKey ? formatMessage(eventMessages.byApiKey, apiKey) : undefined;
  const colleague =
    typeof event.by === 'string'
      ? formatMessage(eventMessages.byColleague, { name: event.by })
      : undefined;
  const who = program ?? (isKnown ? nameDevice(device) : undefined);
  const parts = [
    colleague,
    who,
    isKnown ? namePlace(address) : undefined,
    formatMoment(dateCreated),
  ];

  return (
    <Stack gap="xxsmall">
      <Inline gap="small">
        <Text as="span">{sayEvent(event)}</Text>
        {isAsked && <Badge tone="warning">{formatMessage(messages.attention)}</Badge>}
        {isCurrent && <Badge>{formatMessage(messages.thisDevice)}</Badge>}
      </Inline>
      <Text size="small" tone="muted">
        {parts.filter((part) => part !== undefined).join(' · ')}
      </Text>
    </Stack>
  );
}

const pageSize = 10;

/** The security events of the account, so that its owner notices foreign activity. */
export function SecurityEventsCard() {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useSecurityEventsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.securityEvents;
  const asking = askingIds(shown?.items ?? []);

  return (
    <Card
      title={formatMessage(messages.eventsTitle)}
      description={formatMessage(messages.eventsHint)}
    >
      {shown ? (
        <Stack gap="large">
          {shown.items.length === 0 && <Text tone="muted">{formatMessage(messages.noEvents)}</Text>}
          <Stack as="ul" gap="none">
            {shown.items.map((event) => (
              <li key={event.id} className={styles.row}>
                <SecurityEventRow event={event} isAsked={asking.has(event.id)} />
              </li>
            ))}
          </Stack>
          {shown.pageInfo.pageCount > 1 && (
            <Pagination
              label={formatMessage(messages.eventsTitle)}
              page={shown.pageInfo.page}
              pages={shown.pageInfo.pageCount}
              onPage={setPage}
            />
          )}
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.eventsFailed)}
          onRetry={refetch}
          lines={['long', 'half', 'long']}
        />
      )}
    </Card>
  );
}
