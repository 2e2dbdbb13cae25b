import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'transact' | 'newId' | 'now'>;

/** Removes the sample workspace. What the owner hung on it stays, and is the owner's from now on. */
export const removeSample =
  ({ transact, newId, now }: Tools) =>
  (accountId: string, personId: string): Promise<void> =>
    transact(async ({ sample, securityEvents }) => {
      await sample.keepWhatIsUsed(accountId);
      await sample.remove(accountId);
      await securityEvents.insert({
        accountId,
        id: newId(),
        personId,
        kind: 'sample_removed',
        createdAt: now(),
      });
    });
