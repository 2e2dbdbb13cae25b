import { useEffect, useState } from 'react';

import { useIntl } from './IntlProvider';

const minuteMs = 60_000;

/** The time, right to a minute: for words such as "today" and "an hour ago" on a page that stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);

  return now;
}

/** A day of the reader's calendar, as `2026-11-21`. */
export const toDay = (moment: Date): string => new Intl.DateTimeFormat('sv-SE').format(moment);

/** The present day of the reader's calendar, as `2026-11-21`. */
export const useToday = (): string => toDay(useNow());

/** A moment as short as it can be told: the year is left out while it is the present one. */
export function useMoment() {
  const { formatDate } = useIntl();

  return (moment: string) => {
    const isThisYear = new Date(moment).getFullYear() === new Date().getFullYear();
    return formatDate(moment, {
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? {} : { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
    });
  };
}
