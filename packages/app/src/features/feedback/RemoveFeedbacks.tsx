import { useIntl } from '../../i18n/IntlProvider';
import { RemovalDialog } from '../../lists/removal/RemovalConsequences';
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
  const count = ids.length;

  return (
    <RemovalDialog
      kind="FEEDBACK"
      ids={ids}
      remove={useRemoval(feedbackRemoval)}
      title={formatMessage(messages.removeTitle, { count })}
      text={formatMessage(messages.removeText)}
      confirmLabel={formatMessage(messages.removeConfirm, { count })}
      onClose={onClose}
    />
  );
}
