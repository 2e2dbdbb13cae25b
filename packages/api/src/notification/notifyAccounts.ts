import { limits } from '@hearback/schema/limits';

import type { ServiceTools } from '../services.ts';
import { dayIn } from '../stats/findWindow.ts';
import { previousMonth } from '../stats/report/changes.ts';
import { type AlarmTools, checkAlarms } from './checkAlarms.ts';
import { lettersSql } from './letters.sql.ts';
import { afterQuietHours, knownZone, nextDigest, nextReport } from './localClock.ts';
import { notificationSettingsSql } from './notificationSettings.sql.ts';
import { notifyOfFeedback } from './notifyOfFeedback.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

const roundSize = 100;

/** The longest time between an answer's timestamp and its visibility to all readers. */
const arrivalMs = 60_000;

/** A digest ends before answers that may be on their way: they are in the next one. */
const endOf = (since: Date, time: Date) =>
  new Date(Math.max(since.getTime(), time.getTime() - arrivalMs));

/**
 * Enqueues the digests that are due. Each covers the time since the last, so that a late one omits nothing.
 * Of two concurrent processes, one enqueues.
 */
export async function planDigests({ transact, now, newId }: Tools): Promise<void> {
  const takeRound = () =>
    transact(async ({ db, enqueue }) => {
      const time = now();
      const due = await notificationSettingsSql.lockDueDigests(db, time, roundSize);
      for (const { account_id: accountId, digest_since: since, ...settings } of due) {
        const letterId = newId();
        const until = endOf(since, time);
        await lettersSql.insert(db, {
          accountId,
          id: letterId,
          kind: 'sendDigest',
          about: accountId,
          createdAt: time,
        });
        await enqueue(
          'sendDigest',
          { accountId, letterId, since: since.toISOString(), until: until.toISOString() },
          afterQuietHours(settings, time),
        );
        const next = nextDigest(settings, time);
        if (next) await notificationSettingsSql.planDigest(db, accountId, until, next);
      }
      return due.length;
    });
  while ((await takeRound()) === roundSize) {
    // Each round is a transaction of its own; others take their turn in between.
  }
}

/** The month of a report that is due now. Undefined when it is too late for one. */
const monthOf = (timezone: string, time: Date): string | undefined => {
  const today = dayIn(knownZone(timezone), time);
  const isLate = Number(today.slice(8)) > limits.reportLastDay;
  return isLate ? undefined : previousMonth(today.slice(0, 7));
};

/**
 * Enqueues the monthly reports that are due: once for an account and a month, in any process. A late one is
 * sent within the first week of a month, and skipped after it.
 */
export async function planReports({ transact, now, newId }: Tools): Promise<void> {
  const takeRound = () =>
    transact(async ({ db, enqueue }) => {
      const time = now();
      const due = await notificationSettingsSql.lockDueReports(db, time, roundSize);
      for (const { account_id: accountId, report_month, ...settings } of due) {
        const month = monthOf(settings.timezone, time);
        // If the zone was changed on the first of a month, the same report may be due again.
        if (month !== undefined && month !== report_month) {
          const letterId = newId();
          await lettersSql.insert(db, {
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
        if (next)
          await notificationSettingsSql.planReport(db, accountId, month ?? report_month, next);
      }
      return due.length;
    });
  while ((await takeRound()) === roundSize) {
    // Each round is a transaction of its own; others take their turn in between.
  }
}

/**
 * Notifies accounts of new feedback and of changes, and enqueues the digests and monthly reports that are due.
 * A failed step does not stop the others; failures are thrown at the end.
 */
export async function notifyAccounts(tools: Tools & AlarmTools): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [notifyOfFeedback, checkAlarms, planDigests, planReports]) {
    await step(tools).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all accounts were notified.');
}
