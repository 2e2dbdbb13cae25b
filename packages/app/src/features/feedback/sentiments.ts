import type { Sentiment, SentimentSource } from '../../server/generated/graphql';
import { messages } from './messages';

/** How each sentiment is shown: never by its colour alone. */
export const sentiments = {
  POSITIVE: { label: messages.positive, tone: 'success', dot: 'full' },
  NEUTRAL: { label: messages.neutral, tone: 'neutral', dot: 'half' },
  NEGATIVE: { label: messages.negative, tone: 'danger', dot: 'hollow' },
} as const satisfies Record<Sentiment, object>;

/** The sentiment that a name in the address means, if any. */
export const sentimentOf = (name: string): Sentiment | undefined => {
  const upper = name.toUpperCase();
  return upper in sentiments ? (upper as Sentiment) : undefined;
};

export const sourceMessages = {
  COMMENT: messages.fromComment,
  RATING: messages.fromRating,
  OWNER: messages.fromOwner,
} as const satisfies Record<SentimentSource, object>;
