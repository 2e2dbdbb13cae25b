import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'transact'>;

/** Removes the sample workspace. What the owner hung on it stays, and is the owner's from now on. */
export const removeSample =
  ({ transact }: Tools) =>
  (accountId: string): Promise<void> =>
    transact(async ({ sample }) => {
      await sample.keepWhatIsUsed(accountId);
      await sample.remove(accountId);
    });
