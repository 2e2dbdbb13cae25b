import { setTimeout as wait } from 'node:timers/promises';

/** Answers no sooner than after so many milliseconds, so that a quick refusal tells nobody why it was quick. */
export async function takeAtLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work, wait(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
