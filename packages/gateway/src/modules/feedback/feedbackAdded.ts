import type { SubscriptionResolvers } from '../../resolvers.generated.ts';
import type { FeedbackResource } from '../../sources/resources.ts';
import { liveFrom } from '../liveFrom.ts';

/** Each new answer, read from the API's own stream with the caller's token. */
export const feedbackAdded: NonNullable<SubscriptionResolvers['feedbackAdded']> = {
  subscribe: (_, _arguments, { sources, request }) => liveFrom(request, sources.feedback.listen),
  resolve: (feedback: FeedbackResource) => feedback,
};
