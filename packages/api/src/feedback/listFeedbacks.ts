import { limits } from '@hearback/schema/limits';

import type { Feedback, FeedbackQuery } from './contract.ts';
import { invalidField } from '../http/ApiError.ts';
import { feedbackPagesSql, type FeedbackSlice, type PlacedFeedback } from './feedbackPages.sql.ts';
import type { ServiceTools } from '../services.ts';
import type { createFeedbackCounts } from './feedbackCounts.ts';
import { readCursor, writeCursor } from './feedbackCursor.ts';
import { feedbackScope } from './feedbackScope.ts';

interface Tools extends Pick<ServiceTools, 'read' | 'now'> {
  counts: ReturnType<typeof createFeedbackCounts>;
}

/** A page of feedback, and how to come to the pages beside it. */
export interface FeedbackResults {
  count: number;
  results: Feedback[];
  next_cursor: string | null;
  previous_cursor: string | null;
}

/** One row more than the page holds shows if another page follows. */
const sliceOf = (accountId: string, query: FeedbackQuery): FeedbackSlice => {
  const { page, page_size, ordering, after, before } = query;
  if (page_size === 0) return { size: limits.wholeListMax + 1 };
  if (after !== undefined && before !== undefined) throw invalidField('before', 'invalid');

  const size = page_size + 1;
  if (after !== undefined) return { size, after: readCursor(accountId, ordering, 'after', after) };
  if (before !== undefined) {
    return { size, before: readCursor(accountId, ordering, 'before', before) };
  }
  return { size, offset: (page - 1) * page_size };
};

/** Lists feedback by cursor, or by the number of the page. */
export const listFeedbacks =
  ({ read, counts, now }: Tools) =>
  async (accountId: string, query: FeedbackQuery): Promise<FeedbackResults> => {
    const slice = sliceOf(accountId, query);
    const { size, after, before, offset = 0 } = slice;
    const scope = feedbackScope(accountId, query, now());
    const rows = await read((db) => feedbackPagesSql.read(db, scope, slice));

    const isMore = rows.length === size;
    const inPage = before && isMore ? rows.slice(1) : rows.slice(0, size - 1);
    const cursor = (row: PlacedFeedback | undefined, isThere: boolean) =>
      row && isThere && query.page_size > 0
        ? writeCursor(accountId, query.ordering, row.position)
        : null;

    // The last page, found by its number, gives the length of the list.
    const isEnd = !after && !before && !isMore && (inPage.length > 0 || offset === 0);
    return {
      count: isEnd ? offset + inPage.length : await counts.count(accountId, query),
      results: inPage.map(({ feedback }) => feedback),
      next_cursor: cursor(inPage.at(-1), before !== undefined || isMore),
      previous_cursor: cursor(inPage[0], before ? isMore : after !== undefined || offset > 0),
    };
  };
