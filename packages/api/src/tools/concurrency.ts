import { setTimeout as wait } from 'node:timers/promises';

import { currentWork } from '../tracing/currentWork.ts';

/** The time after which a job makes room for others and continues in another job. */
export const turnMs = 20_000;

/**
 * Runs batch after batch while there are more, with a pause as long as each took, so that others have
 * the database in between. Returns true when there are still more after the time is over.
 */
export async function runInBatches(
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

/** Settles after at least so many milliseconds, so that the duration of a refusal reveals no reason. */
export async function withMinimumDuration<Result>(
  ms: number,
  work: Promise<Result>,
): Promise<Result> {
  const [done] = await Promise.allSettled([work, wait(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** The work that has begun and has not ended. */
interface InFlightTracker {
  /** Tracks a piece of work until it ends, and returns it. */
  track: <Result>(work: Result | Promise<Result>) => Promise<Result>;
  /** Resolves when all of it has ended, well or not. */
  drain: () => Promise<void>;
}

/** Tracks work in flight, so that a process can wait for it before it ends. */
export function createInFlightTracker(): InFlightTracker {
  const going = new Set<Promise<unknown>>();

  return {
    track: (work) => {
      const followed = Promise.resolve(work);
      const forget = () => going.delete(followed);
      going.add(followed);
      followed.then(forget, forget);
      return followed;
    },
    drain: async () => {
      while (going.size > 0) await Promise.allSettled(going);
    },
  };
}

interface Pace {
  /** The delay between a request and its round: requests in between share the round. */
  soonMs?: number;
  /** The interval of rounds that nobody requested. */
  everyMs?: number;
  onFailure: (error: unknown) => void;
}

/** Repeats work in rounds that never overlap. */
interface Poller {
  begin: (work: () => Promise<void>) => void;
  /** Requests a round soon. Does nothing before the beginning and after the end. */
  ask: () => void;
  /** Finishes the current round; no other begins. */
  end: () => Promise<void>;
}

/** Creates a poller that has not begun yet. */
export const createPoller = ({ soonMs = 200, everyMs = 60_000, onFailure }: Pace): Poller => {
  let work: (() => Promise<void>) | undefined;
  let soon: NodeJS.Timeout | undefined;
  let regularly: NodeJS.Timeout | undefined;
  let going = Promise.resolve();

  const ask = () => {
    if (!work || soon) return;
    const begin = () => {
      soon = undefined;
      going = going.then(work).catch(onFailure);
    };
    // A round serves all requests, so it runs outside the context of any.
    currentWork.run(undefined, () => {
      soon = setTimeout(begin, soonMs);
    });
  };

  return {
    ask,
    begin: (given) => {
      work = given;
      regularly = setInterval(ask, everyMs);
      // The first round begins soon: it finishes the work that a crashed process left.
      ask();
    },
    end: async () => {
      work = undefined;
      clearTimeout(soon);
      clearInterval(regularly);
      await going;
    },
  };
};
