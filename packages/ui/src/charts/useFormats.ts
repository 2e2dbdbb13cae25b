import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

/** Numbers and days in the reader's language. */
export interface Formats {
  count: (value: number) => string;
  /** One decimal place, also where it is zero: a 7.0 among others reads as exact as they are. */
  decimal: (value: number) => string;
  /** A whole number that says which side of zero it is on: "+28". */
  score: (value: number) => string;
  /** A difference of ratings, with its sign: "+0.8". */
  change: (value: number) => string;
  /** A share from 0 to 1, in whole percent; finer where whole ones would say none or all. */
  percent: (value: number) => string;
  /** Seconds as time, whole ones: "42 s", "1 min 5 s", "3 min". */
  duration: (seconds: number) => string;
  /** A day as `2026-11-21`, short: "21 Nov". */
  day: (date: string) => string;
  /** Days from one to another, as short as can be: "1 – 30 Nov". */
  days: (from: string, to: string) => string;
  /** A day with its weekday and year. */
  fullDay: (date: string) => string;
  /** The day of a moment as `2026-11-21T18:04:00Z`, where the reader is: "21 Nov 2026". */
  dayOf: (moment: string) => string;
  /** 0 is Monday. */
  weekday: (index: number) => string;
  /** 0 to 23. */
  hour: (hour: number) => string;
}

// Shares near 0 and 1 are not rounded to them: 38 of 41 207 is not none.
const isNearAnEnd = (share: number) => (share > 0 && share < 0.01) || (share > 0.99 && share < 1);

// A day has no time zone: it is read and written in the same one.
const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);
// 5 January 2026 is a Monday.
const mondayIs5 = (index: number) => new Date(Date.UTC(2026, 0, 5 + index, 12));

// "s" and "min" are the same in every language we speak, and shorter than what `Intl` makes of them.
function writeDuration(seconds: number, write: (value: number) => string): string {
  const whole = Math.round(seconds);
  const left = whole % 60;
  const minutes = `${write(Math.floor(whole / 60))}\u00a0min`;
  if (whole < 60) return `${whole}\u00a0s`;
  return left === 0 ? minutes : `${minutes} ${left}\u00a0s`;
}

/** Number and date formats of charts. */
export function useFormats(): Formats {
  const { locale } = useLocale();

  return useMemo(() => {
    const timeZone = 'UTC';
    const count = new Intl.NumberFormat(locale);
    const decimal = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const score = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    const change = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const finePercent = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
    const fullDay = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
    const dayOf = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone });
    const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone });

    return {
      count: (value) => count.format(value),
      decimal: (value) => decimal.format(value),
      score: (value) => score.format(value),
      change: (value) => change.format(value),
      percent: (value) => (isNearAnEnd(value) ? finePercent : percent).format(value),
      duration: (seconds) => writeDuration(seconds, (value) => count.format(value)),
      day: (date) => day.format(atNoon(date)),
      days: (from, to) => day.formatRange(atNoon(from), atNoon(to)),
      fullDay: (date) => fullDay.format(atNoon(date)),
      dayOf: (moment) => dayOf.format(new Date(moment)),
      weekday: (index) => weekday.format(mondayIs5(index)),
      hour: (value) => hour.format(new Date(Date.UTC(2026, 0, 5, value))),
    };
  }, [locale]);
}
