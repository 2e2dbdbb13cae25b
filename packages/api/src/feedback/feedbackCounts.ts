import type { FeedbackFilter } from './contract.ts';
import { feedbackPagesSql } from './feedbackPages.sql.ts';
import type { FeedbackScope } from './feedbackRows.sql.ts';
import { feedbackScope } from './feedbackScope.ts';
import { isNarrowed } from '../database/ownPlaces.ts';
import type { ServiceTools } from '../services.ts';
import { withAside } from '../stats/rollup/createRollup.ts';
import { scopeOf } from '../stats/subject.ts';

interface Tools extends Pick<ServiceTools, 'read' | 'now' | 'rollup'> {
  /** From so many rows on, counting them takes longer than reading a page of them. */
  largeCount?: number;
}

/** Cache lifetime of a large count: one answer more does not matter in ten thousand. */
const keptMs = 10_000;

const maxKept = 1_000;

/** Parts of a query that do not change which answers it is about. */
const pageFields = ['page', 'page_size', 'after', 'before', 'ordering', 'person'];

/** Filters that statistics have, too, and those of ratings, which their cells tell apart. */
const statsFields = 'company site code tag form set_aside rating_min rating_max period from to tz';
const countedFilters = new Set([...pageFields, ...statsFields.split(' ')]);

/**
 * Counts the answers of a list. Small counts are always exact; a large one may be ten seconds old, so that
 * paging through a million rows does not count a million rows on each page. Where statistics have counted the same
 * answers, it is read from there instead of from the rows.
 */
export const createFeedbackCounts = ({ read, now, rollup, largeCount = 10_000 }: Tools) => {
  const kept = new Map<string, { accountId: string; count: number; until: number }>();

  /** The count of a list by the cells of statistics. Undefined if they lag, or do not tell its filters apart. */
  async function countByCells({ accountId, filter, days, since }: FeedbackScope) {
    const others = Object.entries(filter).filter(([name]) => !countedFilters.has(name));
    if (since || others.some(([, value]) => value !== undefined && value !== '')) return undefined;
    if (await rollup.isRecounting(accountId)) return undefined;
    const { kind, keys } = await scopeOf({ read })(accountId, filter);
    const cells = withAside(rollup, filter.set_aside ? 'only' : 'exclude');
    const counts = await cells.tally(accountId, kind, days ?? {}, keys);
    const { rating_min, rating_max } = filter;
    const isOfRatings = (rating_min ?? rating_max) !== undefined;
    return [...counts.values()]
      .flatMap(({ r, submissions }) =>
        isOfRatings ? r.slice((rating_min ?? 1) - 1, rating_max) : submissions,
      )
      .reduce((sum, count) => sum + count, 0);
  }

  async function countNow(scope: FeedbackScope): Promise<number> {
    const first = await read((db) => feedbackPagesSql.count(db, scope, largeCount));
    if (first < largeCount) return first;
    const counted = await countByCells(scope);
    if (counted !== undefined && counted >= largeCount) return counted;
    return read((db) => feedbackPagesSql.count(db, scope));
  }

  return {
    async count(accountId: string, filter: FeedbackFilter): Promise<number> {
      const at = now();
      const scope = feedbackScope(accountId, filter, at);
      // Kept counts are those of a whole account.
      if (isNarrowed()) return countNow(scope);
      const person = filter.assignee === 'me' && filter.person;
      const key = JSON.stringify([accountId, person, filter], (name, value: unknown) =>
        pageFields.includes(name) ? undefined : value,
      );
      const known = kept.get(key);
      if (known && known.until > at.getTime()) return known.count;

      kept.delete(key);
      const count = await countNow(scope);
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
