import { limits } from '@hearback/schema/limits';
import type { DigestOfAnswers } from '@hearback/schema/rules';

import { addDays, dayIn } from '../stats/findWindow.ts';
import type { NotificationSettings } from './contract.ts';

/** The local time, such as `22:05`. */
const timeIn = (timeZone: string, moment: Date): string =>
  // Swedish writes times as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** The zone of that name, or UTC if this server does not know it. */
export const knownZone = (timeZone: string): string => {
  try {
    timeIn(timeZone, new Date(0));
    return timeZone;
  } catch {
    // It was known when it was set, elsewhere or before.
    return 'UTC';
  }
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The offset of a time zone from UTC. */
const aheadMs = (timeZone: string, moment: Date): number => {
  const whole = Math.floor(moment.getTime() / 60_000) * 60_000;
  return Date.parse(`${dayIn(timeZone, moment)}T${timeIn(timeZone, moment)}Z`) - whole;
};

/**
 * The moments of a local time on a day: one, or two when the clock is set back. A time that is skipped when
 * the clock is set forward is as much later as the clock jumps.
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

/** The first moment after another at which a local time occurs in a zone. */
const nextTime = (timeZone: string, time: string, after: Date): Date => {
  const today = dayIn(timeZone, after);
  const moments = [today, addDays(today, 1)].flatMap((day) => momentsOf(timeZone, day, time));
  const next = moments.find((moment) => moment > after);
  // A zone may skip a whole day, as Samoa did: the same time of the day after it then.
  return next ?? momentsOf(timeZone, addDays(today, 2), time)[0];
};

type QuietHours = Pick<NotificationSettings, 'quiet_from' | 'quiet_to' | 'timezone'>;

/** The time to send a letter that could go out at a moment: then, or at the end of the quiet hours. */
export const afterQuietHours = (
  { quiet_from: from, quiet_to: to, timezone }: QuietHours,
  moment: Date,
): Date => {
  if (from === null || to === null) return moment;
  const zone = knownZone(timezone);
  const time = timeIn(zone, moment);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? nextTime(zone, to, moment) : moment;
};

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** The time of the first digest after a moment. Null if there is none. */
export const nextDigest = (
  { digest, timezone }: Pick<NotificationSettings, 'digest' | 'timezone'>,
  after: Date,
): Date | null => {
  if (digest === 'none') return null;
  const zone = knownZone(timezone);
  let next = nextTime(zone, limits.digestTime, after);
  const isItsDay = (moment: Date) => digest === 'daily' || isMonday(dayIn(zone, moment));
  while (!isItsDay(next)) next = nextTime(zone, limits.digestTime, next);
  return next;
};

/**
 * When somebody is told of what happened now: at once, or together with more, at the next full hour or at the time of
 * digests. Quiet hours postpone it to their end.
 */
export function nextTogether(
  settings: Pick<NotificationSettings, 'quiet_from' | 'quiet_to' | 'timezone'>,
  digest: DigestOfAnswers,
  now: Date,
): Date {
  const hourly = new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);
  const next =
    digest === 'hourly' ? hourly : nextDigest({ digest, timezone: settings.timezone }, now);
  return afterQuietHours(settings, next ?? now);
}

/** The time of the first monthly report after a moment. Null if there is none. */
export const nextReport = (
  { monthly_report, timezone }: Pick<NotificationSettings, 'monthly_report' | 'timezone'>,
  after: Date,
): Date | null => {
  if (!monthly_report) return null;
  const zone = knownZone(timezone);
  let next = nextTime(zone, limits.reportTime, after);
  while (!dayIn(zone, next).endsWith('-01')) next = nextTime(zone, limits.reportTime, next);
  return next;
};
