import { setTimeout as wait } from 'node:timers/promises';

import { current } from '../tracing/current.ts';

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

/** Answers no sooner than after so many milliseconds, so that a quick refusal tells nobody why it was quick. */
export async function takeAtLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work, wait(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** The work that has begun and has not ended. */
interface UnderWay {
  /** Remembers a piece of work until it ends, and hands it back. */
  follow: <Result>(work: Result | Promise<Result>) => Promise<Result>;
  /** Answers when all of it has ended, well or not. */
  rest: () => Promise<void>;
}

/** Remembers what is under way, for whoever has to wait for it at the end. */
export function createUnderWay(): UnderWay {
  const going = new Set<Promise<unknown>>();

  return {
    follow: (work) => {
      const followed = Promise.resolve(work);
      const forget = () => going.delete(followed);
      going.add(followed);
      followed.then(forget, forget);
      return followed;
    },
    rest: async () => {
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

/** Work that is done again and again, never twice at once. */
interface Rounds {
  begin: (work: () => Promise<void>) => void;
  /** Asks for a round within a moment. Before the beginning, and after the end, nothing happens. */
  ask: () => void;
  /** Finishes the round that is going on; there is no other. */
  end: () => Promise<void>;
}

/** Rounds that have not begun yet. */
export const createRounds = ({ soonMs = 200, everyMs = 60_000, onFailure }: Pace): Rounds => {
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
    // A round is for all who ask: it belongs to the request of none.
    current.run(undefined, () => {
      soon = setTimeout(begin, soonMs);
    });
  };

  return {
    ask,
    begin: (given) => {
      work = given;
      regularly = setInterval(ask, everyMs);
      // The first round begins at once: it finishes the work that a crashed process left.
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
