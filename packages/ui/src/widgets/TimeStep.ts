import { useFormats } from '../charts/useFormats';
import { useWords } from '../internal/useWords';
import { widgetWords } from './words';

/** One place along an axis of time: a day, or the days of a week. */
export interface TimeStep {
  /** Its first day, as `2026-11-21`. */
  date: string;
  /** Number of days: 1 to 7. */
  days: number;
}

const dayMs = 86_400_000;

/** Formats steps: "21 Nov", "Week from 21 Nov", "3 days from 21 Nov". The one with the open day adds "so far". */
export function useStepNames(openDay?: string) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const nameWith =
    (format: (date: string) => string) =>
    ({ date, days }: TimeStep) => {
      const named = days === 7 ? words.weekFrom(format(date)) : words.daysFrom(days, format(date));
      const name = days === 1 ? format(date) : named;
      const isOpen =
        openDay !== undefined &&
        date <= openDay &&
        Date.parse(openDay) < Date.parse(date) + days * dayMs;
      return isOpen ? words.soFar(name) : name;
    };

  return {
    short: nameWith(formats.day),
    full: nameWith(formats.fullDay),
    /** Length of the steps: "per week". */
    per: (steps: readonly TimeStep[]) =>
      steps.some(({ days }) => days > 1) ? words.perWeek : words.perDay,
  };
}
