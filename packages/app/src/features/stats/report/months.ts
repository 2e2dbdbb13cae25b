import { useIntl } from '../../../i18n/IntlProvider';

/** Noon of a day, read and written in the same zone. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Months and days as the reader's language writes them. */
export function useMonthNames() {
  const { formatDate, formatDateTimeRange } = useIntl();

  return {
    /** Such as "October 2026": a title, so that it begins with a capital. */
    monthName: (month: string) => {
      const name = formatDate(noon(`${month}-15`), {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    dayName: (day: string) =>
      formatDate(noon(day), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    /** The day of a moment, where the reader is. */
    dayOf: (moment: string) => formatDate(moment, { day: 'numeric', month: 'long' }),
    dayRange: ({ from, to }: { from: string; to: string }) =>
      formatDateTimeRange(noon(from), noon(to), {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  };
}

/** The month some months after another, both such as `2026-10`. */
const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The month that a day of the browser lies in. */
export const monthOf = (moment: Date): string =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;

export const monthBefore = (month: string): string => addMonths(month, -1);

/** Every month from one to another, the newest first. At least the newest is there. */
export function monthsSince(first: string, newest: string): string[] {
  const months = [newest];
  for (let month = monthBefore(newest); month >= first; month = monthBefore(month)) {
    months.push(month);
  }
  return months;
}

/** True if a text from an address names a month. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
