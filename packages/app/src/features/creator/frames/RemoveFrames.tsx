import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../snackbar/snackbar';
import { LinkedCodes } from '../codes/LinkedCodes';
import * as creator from '../messages';
import { messages } from './messages';
import { useRemoveFrames } from './useRemoveFrames';

interface Props {
  /** What is about to go. Empty: the dialog is closed. */
  frames: readonly { id: string; name: string }[];
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks before frames go, and names the codes that will be unpublished. */
export function RemoveFrames({ frames, onClose, onRemoved }: Props) {
  const { formatMessage } = useIntl();
  const { remove, isPending } = useRemoveFrames();
  const count = frames.length;
  const ids = frames.map(({ id }) => id);

  const confirm = async () => {
    const answer = await remove(ids);
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
      isPending={isPending}
    >
      <Stack gap="medium">
        <Text>{formatMessage(messages.removeText, { count, title: frames[0]?.name ?? '' })}</Text>
        <LinkedCodes
          link="frame"
          ids={ids}
          sentence={(linked) => formatMessage(messages.removeCodes, { count: linked })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
