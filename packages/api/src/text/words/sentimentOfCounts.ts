import type { Sentiment } from '../../database/WorkspaceTables.ts';

/**
 * The mood of what several comments say: positive or negative where such comments outnumber the
 * contrary ones by more than a third of all, else neutral.
 */
export function sentimentOfCounts(counts: Readonly<Record<Sentiment, number>>): Sentiment {
  const { positive, neutral, negative } = counts;
  const lead = 3 * (positive - negative);
  const all = positive + neutral + negative;
  if (lead > all) return 'positive';
  return -lead > all ? 'negative' : 'neutral';
}
