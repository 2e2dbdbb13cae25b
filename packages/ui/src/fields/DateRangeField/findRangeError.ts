import type { UiStrings } from '../../strings/UiStrings';
import { endsTooEarly, runsTooLate, startsTooEarly, type DateRange } from './DateRange';

interface Bounds {
  min: string | undefined;
  max: string | undefined;
}

type Words = Pick<UiStrings, 'endBeforeStart' | 'dayTooEarly' | 'dayTooLate'>;

// A day has no time zone: it is read and written in the same one.
const write = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** What is wrong with a range by itself, as a sentence. */
export function findRangeError(
  range: DateRange,
  { min, max }: Bounds,
  words: Words,
  locale: string,
): string | undefined {
  if (endsTooEarly(range)) return words.endBeforeStart;
  if (min !== undefined && startsTooEarly(range, min)) return words.dayTooEarly(write(min, locale));
  if (max !== undefined && runsTooLate(range, max)) return words.dayTooLate(write(max, locale));
  return undefined;
}
