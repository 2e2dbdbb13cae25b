import { useState } from 'react';

import { ConfirmDialog, Text } from '@hearback/ui';

import { refusalOf } from '../../fields/refusalOf';
import { useIntl } from '../../i18n/IntlProvider';
import { showSnackbar } from '../../snackbar/snackbar';
import { messages } from './messages';
import { useRemoveFeedbacks } from './useRemoveFeedbacks';

interface Props {
  ids: readonly string[];
  onClose: () => void;
}

/** Asks before feedback is deleted. */
export function RemoveFeedbacks({ ids, onClose }: Props) {
  const { formatMessage } = useIntl();
  const removeFeedbacks = useRemoveFeedbacks();
  const [isPending, setIsPending] = useState(false);
  const count = ids.length;

  const remove = async () => {
    setIsPending(true);
    const answer = await removeFeedbacks(ids);
    setIsPending(false);
    if (!answer) return;
    if (answer.errors.length > 0) {
      showSnackbar('error', refusalOf(answer.errors));
      return;
    }
    showSnackbar('success', messages.removed, { count });
    onClose();
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      confirmLabel={formatMessage(messages.remove)}
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
    >
      <Text>{formatMessage(messages.removeText)}</Text>
    </ConfirmDialog>
  );
}
