import { setTimeout as wait } from 'node:timers/promises';

/** After so long a job makes room for others, and asks for another one. */
export const turnMs = 20_000;

/**
 * Does batch after batch while there are more, with a rest as long as each took, so that others have
 * the database in between. Answers whether there are still more when the time is over.
 */
export async function doBatches(
  doBatch: () => Promise<boolean>,
  { forMs = Infinity }: { forMs?: number } = {},
): Promise<boolean> {
  const end = performance.now() + forMs;
  for (;;) {
    const began = performance.now();
    if (!(await doBatch())) return false;
    if (performance.now() >= end) return true;
    await wait(performance.now() - began);
  }
}
