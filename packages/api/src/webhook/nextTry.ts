import { limits } from '@hearback/schema/limits';

const minute = 60;
const hour = 3_600;

/** How many seconds after a try that failed the next one is: some 75 hours in all. */
const pauses = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Messages that failed together are tried again apart. */
const jitter = 0.1;

const heldMostMs = limits.webhookRetryAfterHoursMax * hour * 1_000;

/**
 * When a message is tried again that failed so many times: not before the moment that its receiver
 * asks for, as long as that is not too far. Undefined: it is given up.
 */
export function nextTry(
  failures: number,
  now: Date,
  {
    notBefore = now,
    chance = Math.random(),
  }: { notBefore?: Date | undefined; chance?: number } = {},
): Date | undefined {
  const pause = pauses[failures - 1];
  if (pause === undefined) return undefined;
  const ours = now.getTime() + pause * 1_000 * (1 + jitter * (2 * chance - 1));
  const theirs = Math.min(notBefore.getTime(), now.getTime() + heldMostMs);
  return new Date(Math.max(ours, theirs));
}
