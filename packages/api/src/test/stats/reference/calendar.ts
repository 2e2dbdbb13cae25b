import type { StatsDays, Timeframe } from '../../../stats/contract.ts';

/** A moment as the clock on a wall reads it. */
export interface LocalTime {
  day: string;
  /** 0 to 23. */
  hour: number;
  /** 0 is Monday. */
  weekday: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the calendar and the clock at a place said at a moment. */
export function readClock(moment: Date, timeZone: string): LocalTime {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  const part: Record<string, string> = {};
  for (const { type, value } of clock.formatToParts(moment)) part[type] = value;
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    hour: Number(part['hour']),
    weekday: weekdays.indexOf(part['weekday'] ?? ''),
  };
}

/** The first and the last day of a window, as the calendar has them. */
export interface Days {
  from: string;
  to: string;
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const write = (year: number, month: number, date: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

const read = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/** The day after another, turned over by hand. */
export function nextDay(day: string): string {
  const [year, month, date] = read(day);
  if (date < daysInMonth(year, month)) return write(year, month, date + 1);
  return month < 12 ? write(year, month + 1, 1) : write(year + 1, 1, 1);
}

/** The day before another. */
export function dayBefore(day: string): string {
  const [year, month, date] = read(day);
  if (date > 1) return write(year, month, date - 1);
  return month > 1 ? write(year, month - 1, daysInMonth(year, month - 1)) : write(year - 1, 12, 31);
}

const back = (day: string, times: number): string =>
  times === 0 ? day : back(dayBefore(day), times - 1);

/** Every day from one to another; none when they are in the wrong order. */
export function listDays({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push(day);
  return days;
}

/** 0 is Monday. 1 January 2024 was one. */
export const weekdayOf = (day: string): number =>
  (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

const monthsBack = (day: string, months: number): string => {
  const [year, month, date] = read(day);
  const counted = year * 12 + (month - 1) - months;
  const [toYear, toMonth] = [Math.floor(counted / 12), (counted % 12) + 1];
  return write(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
};

const monday = (day: string) => back(day, weekdayOf(day));

/** The days of a query. None for all time, which has no ends. */
export function windowOf(query: StatsDays, today: string): Days | undefined {
  if (query.from !== undefined) {
    return { from: query.from, to: [query.to ?? today, today].toSorted()[0] ?? today };
  }
  const [year, month] = read(today);
  const thisMonth = write(year, month, 1);
  const windows: Record<Timeframe, Days | undefined> = {
    all_time: undefined,
    today: { from: today, to: today },
    yesterday: { from: dayBefore(today), to: dayBefore(today) },
    last_7_days: { from: back(today, 6), to: today },
    last_30_days: { from: back(today, 29), to: today },
    last_6_months: { from: nextDay(monthsBack(today, 6)), to: today },
    year_to_date: { from: write(year, 1, 1), to: today },
    last_week: { from: back(monday(today), 7), to: dayBefore(monday(today)) },
    last_month: { from: monthsBack(thisMonth, 1), to: dayBefore(thisMonth) },
    last_year: { from: write(year - 1, 1, 1), to: write(year - 1, 12, 31) },
  };
  return windows[query.timeframe];
}

/** The period that the days of a query are compared with. */
export function windowBefore(query: StatsDays, today: string): Days | undefined {
  const window = windowOf(query, today);
  if (!window) return undefined;
  const { from } = window;
  const [year, month, date] = read(today);
  const last = dayBefore(from);
  if (query.from !== undefined) return { from: back(from, listDays(window).length), to: last };
  switch (query.timeframe) {
    case 'all_time':
      return undefined;
    case 'last_6_months':
      return { from: nextDay(monthsBack(today, 12)), to: last };
    case 'year_to_date':
      return {
        from: write(year - 1, 1, 1),
        to: write(year - 1, month, Math.min(date, daysInMonth(year - 1, month))),
      };
    case 'last_month':
      return { from: monthsBack(from, 1), to: last };
    case 'last_year':
      return { from: write(year - 2, 1, 1), to: last };
    case 'today':
    case 'yesterday':
    case 'last_7_days':
    case 'last_30_days':
    case 'last_week':
      return { from: back(from, listDays(window).length), to: last };
  }
}
