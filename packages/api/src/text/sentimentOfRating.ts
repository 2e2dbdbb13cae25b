import type { Sentiment } from '../database/WorkspaceTables.ts';

/** The mood of an answer by the group of its rating: 9–10, 7–8, 1–6. Neutral without one. */
export function sentimentOfRating(rating: number | undefined): Sentiment {
  if (rating === undefined) return 'neutral';
  if (rating >= 9) return 'positive';
  return rating >= 7 ? 'neutral' : 'negative';
}
