import { useState } from 'react';

import { Card, Pagination, Stack, Text } from '@hearback/ui';

import { useSecurityEventsQuery } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from '../messages';
import * as styles from '../rows.css';
import { NotLoaded } from '../../NotLoaded';
import { SecurityEventRow } from './SecurityEventRow';

const pageSize = 10;

/** What happened to the account, so that the person notices what was not them. */
export function SecurityEventsCard() {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useSecurityEventsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.securityEvents;

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
                <SecurityEventRow event={event} />
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
