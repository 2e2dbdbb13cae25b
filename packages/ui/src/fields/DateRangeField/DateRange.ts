import { type CalendarDate, parseDate } from '@internationalized/date';

/** Parses a day such as `2026-11-21`. Null for an empty or invalid one, which typed URLs may contain. */
export function readDay(day: string | undefined): CalendarDate | null {
  if (day === undefined || day === '') return null;
  try {
    return parseDate(day);
  } catch {
    // `parseDate` throws on invalid input.
    return null;
  }
}

/** Days as `2026-11-21`, both inclusive. The empty string leaves that end open. */
export interface DateRange {
  start: string;
  end: string;
}

/** A named period, offered beside the calendar. */
export interface NamedRange {
  /** "Last 7 days". */
  name: string;
  range: DateRange;
}

/** True if both ends are set and the last day is before the first. */
export const endsTooEarly = ({ start, end }: DateRange): boolean =>
  // ISO dates sort as text.
  start !== '' && end !== '' && end < start;

/** True if one of its days is before the minimum. */
export const startsTooEarly = ({ start, end }: DateRange, min = ''): boolean =>
  [start, end].some((day) => day !== '' && day < min);

export const runsTooLate = ({ start, end }: DateRange, max = ''): boolean =>
  max !== '' && [start, end].some((day) => day > max);
