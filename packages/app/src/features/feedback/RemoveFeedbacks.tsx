import { ConfirmDialog, Stack, Text } from '@hearback/ui';
import { useIntl } from '../../i18n/IntlProvider';
import { RemovalConsequences, useRemovalPreview } from '../../lists/removal/RemovalConsequences';
import { idsOf, useRemoval } from '../../lists/removal/useRemoval';
import { RemoveFeedbacksDocument } from '../../server/generated/graphql';
import { messages } from './messages';

/** Removal of feedback. */
const feedbackRemoval = {
  kind: 'Feedback',
  document: RemoveFeedbacksDocument,
  field: 'removeFeedbacks',
  inputOf: idsOf,
  page: 'FeedbackPage',
  removed: messages.removed,
} as const;

interface Props {
  ids: readonly string[];
  onClose: () => void;
}

/** Confirms the deletion of feedback. */
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
