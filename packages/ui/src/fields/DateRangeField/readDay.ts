import { parseDate, type CalendarDate } from '@internationalized/date';

/** A day as `2026-11-21`. Null for an open end, and for what is no day at all: an address is typed by hand. */
export function readDay(day: string | undefined): CalendarDate | null {
  if (day === undefined || day === '') return null;
  try {
    return parseDate(day);
  } catch {
    // `parseDate` refuses by throwing; to the field it is the same as nothing.
    return null;
  }
}
