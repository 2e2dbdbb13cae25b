import type { FeedbackFilter } from './contract.ts';
import { feedbackPagesSql } from './feedbackPages.sql.ts';
import { feedbackScope } from './feedbackScope.ts';
import { isNarrowed } from '../database/ownPlaces.ts';
import type { ServiceTools } from '../services.ts';

type Tools = Pick<ServiceTools, 'read' | 'now'>;

/** Counting so many rows takes longer than reading a page of them. */
const largeCount = 10_000;

/** Cache lifetime of a large count: one answer more does not matter in ten thousand. */
const keptMs = 10_000;

const maxKept = 1_000;

/**
 * Counts the answers of a list. Small counts are always exact; a large one may be ten seconds old, so that
 * paging through a million rows does not count a million rows on each page.
 */
export const createFeedbackCounts = ({ read, now }: Tools) => {
  const kept = new Map<string, { accountId: string; count: number; until: number }>();

  return {
    async count(accountId: string, filter: FeedbackFilter): Promise<number> {
      const at = now();
      const countNow = () =>
        read((db) => feedbackPagesSql.count(db, feedbackScope(accountId, filter, at)));
      // Kept counts are those of a whole account.
      if (isNarrowed()) return countNow();
      const { search, ids, period, company, site, code, form, sentiment, status } = filter;
      const { rating_min, rating_max, set_aside, proven, from, to, tz, question, answer, since } =
        filter;
      const { assignee, work, person, tag } = filter;
      const which = [search, ids, period, company, site, code, form, sentiment, status];
      const days = [from, to, tz];
      const key = JSON.stringify([
        accountId,
        which,
        days,
        rating_min,
        rating_max,
        set_aside,
        proven,
        question,
        answer,
        since,
        [tag, work, assignee, assignee === 'me' && person],
      ]);
      const known = kept.get(key);
      if (known && known.until > at.getTime()) return known.count;

      kept.delete(key);
      const count = await countNow();
      if (count >= largeCount) {
        const oldest = kept.size < maxKept ? undefined : kept.keys().next().value;
        if (oldest !== undefined) kept.delete(oldest);
        kept.set(key, { accountId, count, until: at.getTime() + keptMs });
      }
      return count;
    },

    /** Invalidates the counts of an account after a change by its owner. */
    forget(accountId: string): void {
      for (const [key, { accountId: owner }] of kept) if (owner === accountId) kept.delete(key);
    },
  };
};

export type FeedbackCounts = ReturnType<typeof createFeedbackCounts>;
