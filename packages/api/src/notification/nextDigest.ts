import { limits } from '@hearback/schema/limits';

import type { NotificationSettings } from './contract.ts';
import { dayIn } from '../stats/findWindow.ts';
import { knownZone, nextTime } from './localClock.ts';

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** When the first digest after a moment goes out. Null when none does. */
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
