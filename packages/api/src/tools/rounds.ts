import { current } from '../tracing/current.ts';

interface Pace {
  /** How long after it was asked for a round begins: what is asked for meanwhile is one round. */
  soonMs?: number;
  /** How often a round begins that nobody asked for. */
  everyMs?: number;
  onFailure: (error: unknown) => void;
}

/** Work that is done again and again, never twice at once. */
export interface Rounds {
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
      // What a process left that broke off is not left for long.
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
