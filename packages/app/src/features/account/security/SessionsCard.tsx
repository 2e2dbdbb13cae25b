import { useState } from 'react';

import { Badge, Button, Card, ConfirmDialog, Inline, Stack, Text } from '@hearback/ui';

import {
  SecurityEventsDocument,
  type SessionRow_SessionFragment,
  SessionsDocument,
} from '../../../server/generated/graphql';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { NotLoaded } from '../NotLoaded';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { useMoment } from '../../../i18n/moments';
import { useWhereabouts } from './useWhereabouts';
import * as styles from './rows.css';

interface EndSessionProps {
  session: SessionRow_SessionFragment;
  onClose: () => void;
}

/** Confirms logging a device out. */
function EndSession({ session, onClose }: EndSessionProps) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { nameDevice, namePlace } = useWhereabouts();
  const [endSession, { loading }] = useEndSessionMutation({
    refetchQueries: [SessionsDocument, SecurityEventsDocument],
  });

  const end = async () => {
    const { data } = await endSession({ variables: { input: { id: session.id } } });
    if (!data) return;
    // A session that has already ended counts as success.
    const isGone = data.endSession.errors.every(({ code }) => code === 'not_found');
    if (isGone) showSnackbar('success', messages.sessionEnded);
    else showSnackbar('error', messages.endFailed);
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.endTitle)}
      confirmLabel={formatMessage(messages.endConfirm)}
      isOpen
      onClose={onClose}
      onConfirm={() => void end()}
      isPending={loading}
    >
      <Text>
        {formatMessage(messages.endText, {
          device: nameDevice(session.device),
          place: namePlace(session.address),
          moment: formatMoment(session.lastSeen),
        })}
      </Text>
    </ConfirmDialog>
  );
}

interface SessionRowProps {
  session: SessionRow_SessionFragment;
  onEnd: () => void;
}

/** One logged-in device. */
function SessionRow({ session, onEnd }: SessionRowProps) {
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

interface EndOtherSessionsProps {
  onClose: () => void;
}

/** Confirms logging out all other devices. */
function EndOtherSessions({ onClose }: EndOtherSessionsProps) {
  const { formatMessage } = useIntl();
  const [endOtherSessions, { loading }] = useEndOtherSessionsMutation({
    refetchQueries: [SessionsDocument, SecurityEventsDocument],
  });

  const end = async () => {
    const { data } = await endOtherSessions();
    if (!data) return;
    showSnackbar('success', messages.othersEnded);
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.endOthersTitle)}
      confirmLabel={formatMessage(messages.endOthersConfirm)}
      isOpen
      onClose={onClose}
      onConfirm={() => void end()}
      isPending={loading}
    >
      <Text>{formatMessage(messages.endOthersText)}</Text>
    </ConfirmDialog>
  );
}

type Asking = { kind: 'others' } | { kind: 'one'; session: SessionRow_SessionFragment };

/** The sessions of the account, and logging them out. */
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
