const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Time since a moment, in the largest unit of which there is one; never in the future. */
export function sinceNow(moment: string, now: number) {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const ago = (unit: 'second' | 'minute' | 'hour' | 'day', length: number) => ({
    value: -Math.floor(seconds / length),
    unit,
  });
  if (seconds < minute) return { value: 0, unit: 'second' as const };
  if (seconds < hour) return ago('minute', minute);
  if (seconds < day) return ago('hour', hour);
  return ago('day', day);
}
