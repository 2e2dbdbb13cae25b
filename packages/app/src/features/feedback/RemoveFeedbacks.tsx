import { ConfirmDialog, Stack, Text } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { RemovalConsequences, useRemovalPreview } from '../../lists/removal/RemovalConsequences';
import { useRemoval } from '../../lists/removal/useRemoval';
import { feedbackRemoval } from './feedbackRemoval';
import { messages } from './messages';

interface Props {
  ids: readonly string[];
  onClose: () => void;
}

/** Asks before feedback is deleted. */
export function RemoveFeedbacks({ ids, onClose }: Props) {
  const { formatMessage } = useIntl();
  const removeThem = useRemoval(feedbackRemoval);
  const count = ids.length;
  const preview = useRemovalPreview('FEEDBACK', ids);

  const remove = () => {
    onClose();
    void removeThem(ids);
  };

  return (
    <ConfirmDialog
      title={formatMessage(messages.removeTitle, { count })}
      confirmLabel={formatMessage(messages.remove)}
      isOpen
      onClose={onClose}
      onConfirm={remove}
      isWaiting={preview.isWaiting}
    >
      <Stack gap="small">
        <Text>{formatMessage(messages.removeText)}</Text>
        <RemovalConsequences preview={preview} />
      </Stack>
    </ConfirmDialog>
  );
}
