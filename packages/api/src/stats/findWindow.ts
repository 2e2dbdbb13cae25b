import { LRUCache } from 'lru-cache';

import { invalidField } from '../http/ApiError.ts';
import type { StatsDays, Timeframe } from './contract.ts';
import type { Period } from './rollup/Cell.ts';

/** Whole calendar days, both ends included. Without `from`: since the beginning. */
export interface Window {
  from?: string;
  to: string;
}

const dayMs = 86_400_000;

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day some days later, or earlier. */
export const addDays = (day: string, days: number): string => toDay(toTime(day) + days * dayMs);

/** The number of days from one date to another, both included. 0 if they are in the wrong order. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((toTime(to) - toTime(from)) / dayMs) + 1);

/** Every day of a window that has a beginning. */
export const daysBetween = ({ from, to }: Required<Window>): string[] => {
  const first = toTime(from);
  return Array.from({ length: countDays(from, to) }, (_, day) => toDay(first + day * dayMs));
};

/** As many days as a window has, right before it. */
export const windowBefore = ({ from, to }: Required<Window>): Required<Window> => ({
  from: addDays(from, -countDays(from, to)),
  to: addDays(from, -1),
});

/** Creating one takes longer than the count it is used for; there are some 600 time zones. */
const calendars = new LRUCache<string, Intl.DateTimeFormat>({
  max: 600,
  // Swedish writes days as ISO 8601 does.
  memoMethod: (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
});

/** The calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): string =>
  calendars.memo(timeZone).format(moment);

/** The same day some months ago; the last of its month when that one is shorter. */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)));
};

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

const toWeekday = (day: string): number => (new Date(toTime(day)).getUTCDay() + 6) % 7;
/** Some ten years: comparisons and alarms ask for each day many times, and parsing it takes longer. */
const weekdays = new LRUCache<string, number>({ max: 4_000, memoMethod: toWeekday });

/** 0 is Monday. */
export const weekdayOf = (day: string): number => weekdays.memo(day);

/** Monday of a day's week. */
const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** The days a timeframe means when it is a certain day today. */
export function findWindow(
  timeframe: Exclude<Timeframe, 'all_time'>,
  today: string,
): Required<Window>;
export function findWindow(timeframe: Timeframe, today: string): Window;
export function findWindow(timeframe: Timeframe, today: string): Window {
  const year = Number(today.slice(0, 4));
  switch (timeframe) {
    case 'all_time':
      return { to: today };
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last_7_days':
      return { from: addDays(today, -6), to: today };
    case 'last_30_days':
      return { from: addDays(today, -29), to: today };
    case 'last_6_months':
      return { from: addDays(monthsBefore(today, 6), 1), to: today };
    case 'year_to_date':
      return { from: `${year}-01-01`, to: today };
    case 'last_week': {
      const monday = mondayOf(today);
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    }
    case 'last_month': {
      const first = firstOfMonth(today);
      return { from: monthsBefore(first, 1), to: addDays(first, -1) };
    }
    case 'last_year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

/**
 * The period that a timeframe is compared with: the calendar period before the last whole one, the
 * same days a year earlier for the year to date, otherwise as many days or months right before. All
 * time has none.
 */
export function findWindowBefore(
  timeframe: Timeframe,
  today: string,
): Required<Window> | undefined {
  if (timeframe === 'all_time') return undefined;
  const window = findWindow(timeframe, today);
  switch (timeframe) {
    case 'last_6_months':
      return { from: addDays(monthsBefore(today, 12), 1), to: addDays(window.from, -1) };
    case 'year_to_date':
      return findWindow('year_to_date', monthsBefore(today, 12));
    case 'last_month':
    case 'last_year':
      // Seen from its own first day, the one before it is the last whole one.
      return findWindow(timeframe, window.from);
    case 'today':
    case 'yesterday':
    case 'last_7_days':
    case 'last_30_days':
    case 'last_week':
      return windowBefore(window);
  }
}

/** The days to count when it is a certain day today. Both ends of all time are open. */
export function findDays({ timeframe, from, to }: StatsDays, today: string): Period {
  if (from === undefined && to === undefined) {
    // Rows from time zones that are a day ahead already belong to all time.
    return timeframe === 'all_time' ? {} : findWindow(timeframe, today);
  }
  if (from !== undefined && from > today) throw invalidField('from', 'days_to_come');
  return { from, to: to !== undefined && to < today ? to : today };
}

/** The days that those of a query are compared with: as many before chosen ones. An open start has none. */
export function findDaysBefore(query: StatsDays, today: string): Required<Window> | undefined {
  const { from, to } = findDays(query, today);
  if (query.from === undefined && query.to === undefined) {
    return findWindowBefore(query.timeframe, today);
  }
  return from === undefined || to === undefined ? undefined : windowBefore({ from, to });
}
