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

/** When a message is tried again that failed so many times. Undefined: it is given up. */
export function nextTry(failures: number, now: Date, chance = Math.random()): Date | undefined {
  const pause = pauses[failures - 1];
  if (pause === undefined) return undefined;
  return new Date(now.getTime() + pause * 1_000 * (1 + jitter * (2 * chance - 1)));
}
