import { useState } from 'react';

import { Button, Card, Stack } from '@hearback/ui';

import type { SessionRow_SessionFragment } from '../../../server/generated/graphql';
import { useSessionsQuery } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { NotLoaded } from '../NotLoaded';
import { EndOtherSessions } from './EndOtherSessions';
import { EndSession } from './EndSession';
import { messages } from './messages';
import * as styles from './rows.css';
import { SessionRow } from './SessionRow';

type Asking = { kind: 'others' } | { kind: 'one'; session: SessionRow_SessionFragment };

/** Where the person is logged in, and the way to log a device out. */
export function SessionsCard() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<Asking>();
  const sessions = data?.sessions;
  const close = () => setAsking(undefined);

  return (
    <Card
      title={formatMessage(messages.sessionsTitle)}
      description={formatMessage(messages.sessionsHint)}
      actions={
        sessions !== undefined &&
        sessions.length > 1 && (
          <Button size="small" onPress={() => setAsking({ kind: 'others' })}>
            {formatMessage(messages.endOthers)}
          </Button>
        )
      }
    >
      {sessions ? (
        <Stack as="ul" gap="none">
          {sessions.map((session) => (
            <li key={session.id} className={styles.row}>
              <SessionRow session={session} onEnd={() => setAsking({ kind: 'one', session })} />
            </li>
          ))}
        </Stack>
      ) : (
        <NotLoaded
          error={error}
          failed={formatMessage(messages.sessionsFailed)}
          onRetry={refetch}
          lines={['half', 'long']}
        />
      )}
      {asking?.kind === 'one' && <EndSession session={asking.session} onClose={close} />}
      {asking?.kind === 'others' && <EndOtherSessions onClose={close} />}
    </Card>
  );
}
