/** How much is done at once, by how long it took before. */
export interface BatchSize {
  now: () => number;
  /** Notes how long a full batch took. */
  took: (ms: number) => void;
}

interface Bounds {
  fewest: number;
  most: number;
}

/** Whoever waits for a batch that takes longer notices. */
const longestMs = 500;

/** Begins with few, for nobody knows the machine: twice as many after a quick batch, half as many after a slow one. */
export function createBatchSize({ fewest, most }: Bounds): BatchSize {
  let size = fewest;
  return {
    now: () => size,
    took: (ms) => {
      if (ms > longestMs) size = Math.max(fewest, Math.floor(size / 2));
      else if (ms < longestMs / 3) size = Math.min(most, size * 2);
    },
  };
}
