import { RemoveFeedbacksDocument } from '../../server/generated/graphql';
import { idsOf } from '../../lists/removal/Removal';
import { messages } from './messages';

/** Feedback. */
export const feedbackRemoval = {
  kind: 'Feedback',
  document: RemoveFeedbacksDocument,
  field: 'removeFeedbacks',
  inputOf: idsOf,
  page: 'FeedbackPage',
  removed: messages.removed,
} as const;
