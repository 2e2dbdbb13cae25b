import type { Buckets } from '../cellTables.sql.ts';
import type { Span } from './Rollup.ts';

const dayMs = 86_400_000;

const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of the month after. */
const nextMonth = (date: string): string => firstOfMonth(shift(firstOfMonth(date), 31));

/** The months and days that make up a span: whole months as such, its ends by the day. */
export function coverSpan({ from, to }: Span): Buckets[] {
  if (from !== undefined && to !== undefined && from > to) return [];

  const firstMonth = from === undefined || from === firstOfMonth(from) ? from : nextMonth(from);
  const endMonth = to === undefined ? undefined : firstOfMonth(shift(to, 1));
  const hasMonths = firstMonth === undefined || endMonth === undefined || firstMonth < endMonth;
  if (!hasMonths) return [{ grain: 'day', from, to }];

  const buckets: Buckets[] = [
    { grain: 'month', from: firstMonth, to: endMonth && shift(endMonth, -1) },
  ];
  if (firstMonth !== undefined && from !== firstMonth) {
    buckets.push({ grain: 'day', from, to: shift(firstMonth, -1) });
  }
  if (endMonth !== undefined && to !== undefined && endMonth <= to) {
    buckets.push({ grain: 'day', from: endMonth, to });
  }
  return buckets;
}
