import { limits } from '@hearback/schema/limits';

import type { NotificationSettings } from './contract.ts';
import { dayIn } from '../stats/findWindow.ts';
import { knownZone, nextTime } from './localClock.ts';

/** When the first monthly report after a moment goes out. Null when none does. */
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
