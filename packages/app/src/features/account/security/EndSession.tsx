import { ConfirmDialog, Text } from '@hearback/ui';

import type { SessionRow_SessionFragment } from '../../../server/generated/graphql';
import { SecurityEventsDocument, SessionsDocument } from '../../../server/generated/graphql';
import { useEndSessionMutation } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useMoment } from '../../../i18n/useMoment';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { useWhereabouts } from './useWhereabouts';

interface Props {
  session: SessionRow_SessionFragment;
  onClose: () => void;
}

/** Asks before a device is logged out. */
export function EndSession({ session, onClose }: Props) {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const { nameDevice, namePlace } = useWhereabouts();
  const [endSession, { loading }] = useEndSessionMutation({
    refetchQueries: [SessionsDocument, SecurityEventsDocument],
  });

  const end = async () => {
    const { data } = await endSession({ variables: { input: { id: session.id } } });
    if (!data) return;
    // One that is gone already is what was asked for.
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
