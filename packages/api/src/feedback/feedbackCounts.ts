import type { FeedbackFilter } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'feedbackPages' | 'now'>;

/** Counting so many rows takes longer than reading a page of them. */
const largeCount = 10_000;

/** How long a large count is told again. Nobody sees ten thousand become ten thousand and one. */
const keptMs = 10_000;

const maxKept = 1_000;

/**
 * How many answers a list has. Small counts are always exact; a large one may be ten seconds old,
 * so that paging through a million rows does not count a million rows on each page.
 */
export const createFeedbackCounts = ({ feedbackPages, now }: Tools) => {
  const kept = new Map<string, { accountId: string; count: number; until: number }>();

  return {
    async count(accountId: string, filter: FeedbackFilter): Promise<number> {
      const { search, ids, period, company, site, code, form, sentiment, status } = filter;
      const { rating_min, rating_max, set_aside } = filter;
      const which = [search, ids, period, company, site, code, form, sentiment, status];
      const key = JSON.stringify([accountId, which, rating_min, rating_max, set_aside]);
      const known = kept.get(key);
      const at = now();
      if (known && known.until > at.getTime()) return known.count;

      kept.delete(key);
      const count = await feedbackPages.count({ accountId, filter, now: at });
      if (count >= largeCount) {
        const oldest = kept.size < maxKept ? undefined : kept.keys().next().value;
        if (oldest !== undefined) kept.delete(oldest);
        kept.set(key, { accountId, count, until: at.getTime() + keptMs });
      }
      return count;
    },

    /** Counts an account anew: its owner has changed what there is to count. */
    forget(accountId: string): void {
      for (const [key, { accountId: owner }] of kept) if (owner === accountId) kept.delete(key);
    },
  };
};

export type FeedbackCounts = ReturnType<typeof createFeedbackCounts>;
