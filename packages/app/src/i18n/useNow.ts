import { useEffect, useState } from 'react';

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
