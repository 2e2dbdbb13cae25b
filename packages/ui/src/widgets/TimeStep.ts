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

/** Formats steps: "21 Nov", "Week from 21 Nov", "3 days from 21 Nov". */
export function useStepNames() {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const nameWith =
    (format: (date: string) => string) =>
    ({ date, days }: TimeStep) => {
      if (days === 1) return format(date);
      return days === 7 ? words.weekFrom(format(date)) : words.daysFrom(days, format(date));
    };

  return { short: nameWith(formats.day), full: nameWith(formats.fullDay) };
}
