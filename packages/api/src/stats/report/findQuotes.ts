import type { ReportQuote } from '../reportContract.ts';
import type { ReportScope } from '../../notification/reports.sql.ts';
import type { Store } from '../../store.ts';
import type { Counts } from '../rollup/Cell.ts';
import type { HideWriters } from './hideWriters.ts';
import { pickQuotes } from './pickQuotes.ts';

/** Longer than a "nice", and short enough to stand on one page with two others. */
const readable = { min: 20, max: 180 };
const anyLength = { min: 3, max: 5_000 };
const size = 8;

/** Three comments of a month. What nobody said is not looked for. */
export async function findQuotes(
  reports: Store['reports'],
  scope: ReportScope,
  { positive, negative, comments }: Counts,
  hide: HideWriters,
): Promise<ReportQuote[]> {
  const newest = async (sentiment?: 'positive' | 'negative') => {
    const sounding = { ...(sentiment && { sentiment }), size };
    const found = await reports.comments(scope, { ...sounding, length: readable });
    if (found.length >= 3) return found;
    return [...found, ...(await reports.comments(scope, { ...sounding, length: anyLength }))];
  };
  const quotable = {
    positive: positive > 0 ? await newest('positive') : [],
    negative: negative > 0 ? await newest('negative') : [],
    any: comments > 0 ? await newest() : [],
  };
  return pickQuotes(quotable, hide);
}
