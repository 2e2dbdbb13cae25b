import type { Store } from '../../store.ts';
import type { Span } from './Rollup.ts';

const nextMonth = (month: string): string => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
};

const lastOf = (month: string): string =>
  new Date(Date.parse(`${nextMonth(month)}-01`) - 86_400_000).toISOString().slice(0, 10);

/**
 * Cuts all days into whole months, or leaves them in one piece where few rows lie in them: the words
 * of years would not fit into memory. The first piece has no beginning and the last no end.
 */
export async function cutSpan(
  { statsCodes }: Pick<Store, 'statsCodes'>,
  accountId: string,
  codeId?: string,
): Promise<Span[]> {
  const { from, to, isLarge } = await statsCodes.extent(accountId, codeId);
  if (from === null || to === null || !isLarge) return [{}];

  const spans: Span[] = [];
  const last = to.slice(0, 7);
  for (let month = from.slice(0, 7); month <= last; month = nextMonth(month)) {
    spans.push({
      from: spans.length === 0 ? undefined : `${month}-01`,
      to: month === last ? undefined : lastOf(month),
    });
  }
  return spans;
}
