/** What was begun and has not ended. */
export interface UnderWay {
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
