import { limits } from '@hearback/schema/limits';

import type { ServiceTools } from '../ServiceTools.ts';
import { dayIn } from '../stats/findWindow.ts';
import { monthBefore } from '../stats/report/months.ts';
import { knownZone } from './localClock.ts';
import { nextReport } from './nextReport.ts';
import { afterQuietHours } from './quietHours.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

const roundSize = 100;

/** Of which month a report tells that is due now. Undefined when it is too late for one. */
const monthOf = (timezone: string, time: Date): string | undefined => {
  const today = dayIn(knownZone(timezone), time);
  const isLate = Number(today.slice(8)) > limits.reportLastDay;
  return isLate ? undefined : monthBefore(today.slice(0, 7));
};

/**
 * Asks for the monthly reports that are due: once for an account and a month, whichever process
 * looks. One that is late goes out within the first week of a month, and is left out after it.
 */
export async function planReports({ transact, now, newId }: Tools): Promise<void> {
  const takeRound = () =>
    transact(async ({ notificationSettings, letters, enqueue }) => {
      const time = now();
      const due = await notificationSettings.lockDueReports(time, roundSize);
      for (const { account_id: accountId, report_month, ...settings } of due) {
        const month = monthOf(settings.timezone, time);
        // Where the zone was changed on the first of a month, the same report may be due again.
        if (month !== undefined && month !== report_month) {
          const letterId = newId();
          await letters.insert({
            accountId,
            id: letterId,
            kind: 'sendMonthlyReport',
            about: accountId,
            createdAt: time,
          });
          await enqueue(
            'sendMonthlyReport',
            { accountId, letterId, month },
            afterQuietHours(settings, time),
          );
        }
        const next = nextReport(settings, time);
        if (next) await notificationSettings.planReport(accountId, month ?? report_month, next);
      }
      return due.length;
    });
  while ((await takeRound()) === roundSize) {
    // Each round is a transaction of its own; others take their turn in between.
  }
}
