/** Lets so many do something at once, the others one after the other in the order they came. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else {
      await new Promise<void>((begin) => {
        waiting.push(begin);
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
