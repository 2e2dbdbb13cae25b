const week = 7;

/** More days than this are shown as weeks: single days would be noise. */
export const mostSingleDays = 92;

/**
 * The days of a window week by week. Weeks are counted back from the last day, so that the newest is
 * a whole one; the oldest has what is left.
 */
export function groupByWeek<Day>(days: readonly Day[]): (readonly Day[])[] {
  const left = days.length % week;
  const starts = Array.from(
    { length: Math.floor(days.length / week) },
    (_, index) => left + index * week,
  );
  const weeks = starts.map((start) => days.slice(start, start + week));
  return left === 0 ? weeks : [days.slice(0, left), ...weeks];
}

/** Days such as `2026-11-21`, both included. */
interface DayRange {
  start: string;
  end: string;
}

/** True for a day of the calendar such as `2026-11-21`. */
export const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** Parses days such as `2026-11-01..2026-11-15`. Undefined for anything else, which typed URLs may contain. */
export function readRange(text: string): DayRange | undefined {
  const [, start = '', end = ''] = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  return isDay(start) && isDay(end) && start <= end ? { start, end } : undefined;
}

/** Writes days for an address. */
export const writeRange = ({ start, end }: DayRange): string => `${start}..${end}`;
