import { ConfirmDialog, Text } from '@hearback/ui';

import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../snackbar/snackbar';
import * as creator from '../messages';
import { messages } from './messages';
import { useRemoveCodes } from './useRemoveCodes';

interface Props {
  /** What is about to go. Empty: the dialog is closed. */
  codes: readonly { id: string; name: string }[];
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks for the word DELETE before codes go, with all that was ever said through them. */
export function RemoveCodes({ codes, onClose, onRemoved }: Props) {
  const { formatMessage } = useIntl();
  const { remove, isPending } = useRemoveCodes();
  const count = codes.length;

  const confirm = async () => {
    const answer = await remove(codes.map(({ id }) => id));
    if (!answer) return;
    if (answer.errors.length > 0) {
      showSnackbar('error', refusalOf(answer.errors));
      return;
    }
    showSnackbar('success', messages.removed, { count });
    onClose();
    onRemoved?.();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={formatMessage(creator.messages.remove)}
      confirmWord="DELETE"
      isPending={isPending}
    >
      <Text>{formatMessage(messages.removeText, { count, title: codes[0]?.name ?? '' })}</Text>
    </ConfirmDialog>
  );
}
