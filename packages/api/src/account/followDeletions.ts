import { limits } from '@hearback/schema/limits';

import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';

type Tools = Pick<ServiceTools, 'deletions' | 'transact' | 'enqueue' | 'now' | 'newId'>;

const dayMs = 86_400_000;

/** A mail server that is down for longer than this is not coming back for one letter. */
const farewellDays = 7;

/** Reminds those whose accounts go soon, and begins the end of those whose day has come. */
export async function followDeletions({ deletions, transact, enqueue, now, newId }: Tools) {
  await transact(async (inside) => {
    const soon = await inside.deletions.takeThoseToRemind(
      now(),
      limits.deletionReminderDays * dayMs,
    );
    for (const accountId of soon) {
      const person = await inside.people.findOwner(accountId);
      if (person) await askForLetter({ ...inside, now, newId }, 'sendDeletionReminder', person);
    }
  });

  for (const accountId of await deletions.listDue(now())) {
    await enqueue('purgeAccount', { accountId });
  }
  await deletions.removeFarewellsBefore(new Date(now().getTime() - farewellDays * dayMs));
}
