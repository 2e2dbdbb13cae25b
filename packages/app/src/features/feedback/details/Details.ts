import type { FeedbackDetailsQuery } from '../../../apollo/generated/graphql';

/** Everything about one answer. */
export type Details = NonNullable<FeedbackDetailsQuery['feedback']>;
