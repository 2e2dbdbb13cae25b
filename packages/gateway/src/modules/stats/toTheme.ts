import type { Theme } from '../../resolvers.generated.ts';
import type { StatsThemes } from '../../sources/resources.ts';
import { toSentiment } from './toSentiment.ts';

/** What several visitors speak of, in the graph's words. */
export const toTheme = (theme: StatsThemes['themes'][number]): Theme => ({
  label: theme.label,
  count: theme.count,
  sentiment: toSentiment(theme.sentiment),
  effect: theme.effect,
  examples: theme.examples.map(({ id, comment, rating, occurred_at }) => ({
    id,
    comment,
    rating,
    occurredAt: occurred_at,
  })),
});
