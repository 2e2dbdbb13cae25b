import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something holds. Answers after how many seconds; Infinity where it never did. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  mostSeconds: number,
): Promise<number> {
  const beganAt = performance.now();
  while (performance.now() - beganAt < mostSeconds * 1_000) {
    if (await holds()) return (performance.now() - beganAt) / 1_000;
    await wait(100);
  }
  return Infinity;
}
