import type { ServiceTools } from '../ServiceTools.ts';
import { nextDigest } from './nextDigest.ts';
import { afterQuietHours } from './quietHours.ts';

type Tools = Pick<ServiceTools, 'transact' | 'now' | 'newId'>;

const roundSize = 100;

/** So long an answer may take from its moment until everybody sees it. */
const arrivalMs = 60_000;

/** A digest ends before answers that may be on their way: they are in the next one. */
const endOf = (since: Date, time: Date) =>
  new Date(Math.max(since.getTime(), time.getTime() - arrivalMs));

/**
 * Asks for the digests that are due. Each tells of what came since the last, so that one that is late
 * leaves nothing out. Of two processes that look at once, one asks.
 */
export async function planDigests({ transact, now, newId }: Tools): Promise<void> {
  const takeRound = () =>
    transact(async ({ notificationSettings, letters, enqueue }) => {
      const time = now();
      const due = await notificationSettings.lockDueDigests(time, roundSize);
      for (const { account_id: accountId, digest_since: since, ...settings } of due) {
        const letterId = newId();
        const until = endOf(since, time);
        await letters.insert({
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
        if (next) await notificationSettings.planDigest(accountId, until, next);
      }
      return due.length;
    });
  while ((await takeRound()) === roundSize) {
    // Each round is a transaction of its own; others take their turn in between.
  }
}
