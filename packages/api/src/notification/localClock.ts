import { addDays, dayIn } from '../stats/findWindow.ts';

/** What a clock on the wall shows, such as `22:05`. */
export const timeIn = (timeZone: string, moment: Date): string =>
  // Swedish writes times as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** A zone as it is named, or UTC where the clocks of this server know none of that name. */
export const knownZone = (timeZone: string): string => {
  try {
    timeIn(timeZone, new Date(0));
    return timeZone;
  } catch {
    // It was known when it was set, elsewhere or before.
    return 'UTC';
  }
};

const dayMs = 86_400_000;

/** How far a zone's clock is ahead of UTC. */
const aheadMs = (timeZone: string, moment: Date): number => {
  const whole = Math.floor(moment.getTime() / 60_000) * 60_000;
  return Date.parse(`${dayIn(timeZone, moment)}T${timeIn(timeZone, moment)}Z`) - whole;
};

/**
 * When a clock shows a time on a day: once; twice on the night it is set back. A time that is skipped
 * on the night it is set forward comes as much later as the clock jumps.
 */
const momentsOf = (timeZone: string, day: string, time: string): [Date, ...Date[]] => {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const before = aheadMs(timeZone, new Date(asUtc - dayMs));
  const after = aheadMs(timeZone, new Date(asUtc + dayMs));
  const first = new Date(asUtc - before);
  const last = new Date(asUtc - after);
  const isShown = (moment: Date) =>
    timeIn(timeZone, moment) === time && dayIn(timeZone, moment) === day;
  if (!isShown(last)) return [first];
  return before === after || !isShown(first) ? [last] : [first, last];
};

/** The first moment after another at which a zone's clock shows a time. */
export const nextTime = (timeZone: string, time: string, after: Date): Date => {
  const today = dayIn(timeZone, after);
  const moments = [today, addDays(today, 1)].flatMap((day) => momentsOf(timeZone, day, time));
  const next = moments.find((moment) => moment > after);
  // A zone may skip a whole day, as Samoa did: the same time of the day after it then.
  return next ?? momentsOf(timeZone, addDays(today, 2), time)[0];
};
