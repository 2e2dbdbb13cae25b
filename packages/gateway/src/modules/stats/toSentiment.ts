import type { Sentiment } from '../../resolvers.generated.ts';

/** How something sounds, in the graph's words. */
export const toSentiment = (sentiment: 'positive' | 'neutral' | 'negative'): Sentiment =>
  sentiment.toUpperCase() as Sentiment;
