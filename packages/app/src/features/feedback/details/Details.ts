import type { FeedbackDetailsQuery } from '../../../server/generated/graphql';

/** Everything about one answer. */
export type Details = NonNullable<FeedbackDetailsQuery['feedback']>;
