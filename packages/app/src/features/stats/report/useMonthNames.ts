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
