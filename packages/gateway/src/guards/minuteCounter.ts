const minuteMs = 60_000;

/** Counts what happens in the running minute, in this process. */
export interface MinuteCounter {
  /** Counts one more for a key. Answers 0, or how many seconds to wait when that is too many. */
  take: (key: string, most: number) => number;
}

/** Counters that begin anew with each minute, so that nothing piles up. */
export function createMinuteCounter(now: () => number): MinuteCounter {
  let minute = 0;
  let counts = new Map<string, number>();

  return {
    take(key, most) {
      const time = now();
      const running = Math.floor(time / minuteMs);
      if (running !== minute) {
        minute = running;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most ? 0 : Math.ceil(((running + 1) * minuteMs - time) / 1_000);
    },
  };
}
