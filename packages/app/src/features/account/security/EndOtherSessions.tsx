import { ConfirmDialog, Text } from '@hearback/ui';

import { SecurityEventsDocument, SessionsDocument } from '../../../server/generated/graphql';
import { useEndOtherSessionsMutation } from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  onClose: () => void;
}

/** Asks before every other device is logged out. */
export function EndOtherSessions({ onClose }: Props) {
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
