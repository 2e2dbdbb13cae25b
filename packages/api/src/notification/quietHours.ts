import type { NotificationSettings } from './contract.ts';
import { knownZone, nextTime, timeIn } from './localClock.ts';

type QuietHours = Pick<NotificationSettings, 'quiet_from' | 'quiet_to' | 'timezone'>;

/** When a letter that could go out at a moment does so: then, or at the end of the quiet hours. */
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
