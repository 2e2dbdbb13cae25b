import { current, type Current } from '../tracing/current.ts';

/** Takes in things one by one, and writes those that came meanwhile together. */
export interface Gatherer<Item, Fate> {
  /** Answers what became of a thing, once that is certain. Throws at once when too many wait. */
  add: (item: Item) => Promise<Fate>;
  /** Answers when everything that was taken in is written. */
  rest: () => Promise<void>;
}

interface Options<Item, Fate> {
  /** Writes all of them or none, and answers the fate of each, in their order. */
  write: (items: readonly Item[]) => Promise<readonly Fate[]>;
  /** True when a single item may have caused the failed write, so that the others may still be written. */
  isFaultOfOne: (error: unknown) => boolean;
  /** The largest batch. */
  most: number;
  /** The most items that may wait. Further ones are refused before they take memory. */
  mostWaiting: number;
  /**
   * The longest time that an item waits for its result; an item that is being written by then may
   * still be kept. Left out: no limit.
   */
  patienceMs?: number;
  refuse: () => Error;
}

interface Waiting<Item, Fate> {
  item: Item;
  since: number;
  /** Whose thing it is. */
  from: Current | undefined;
  resolve: (fate: Fate) => void;
  reject: (error: unknown) => void;
}

/** Whatever one turn of the event loop has read from its sockets comes along. */
const endOfTurn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/**
 * Gathers by the pace of the writer itself: nobody waits for a clock. One thing alone is written at
 * once; what comes while that is written is the next batch.
 */
export function createGatherer<Item, Fate>(options: Options<Item, Fate>): Gatherer<Item, Fate> {
  const { write, isFaultOfOne, most, mostWaiting, patienceMs = Infinity, refuse } = options;
  let waiting: Waiting<Item, Fate>[] = [];
  let writing = Promise.resolve();
  let isWriting = false;

  const settle = async (batch: readonly Waiting<Item, Fate>[]): Promise<void> => {
    try {
      const fates = await write(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(fates[at] as Fate);
    } catch (error) {
      if (batch.length === 1 || !isFaultOfOne(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // Half by half, until what cannot be written stands alone.
      const middle = Math.ceil(batch.length / 2);
      await settle(batch.slice(0, middle));
      await settle(batch.slice(middle));
    }
  };

  /** While a batch is written: tells those whose patience ends that nothing is known, and forgets who only waited. */
  const watchPatience = (batch: readonly Waiting<Item, Fate>[]) =>
    setInterval(
      () => {
        const latest = performance.now() - patienceMs;
        const isLate = ({ since }: Waiting<Item, Fate>) => since < latest;
        for (const { reject } of [...batch, ...waiting].filter(isLate)) reject(refuse());
        waiting = waiting.filter((one) => !isLate(one));
      },
      Math.min(patienceMs / 4, 60_000),
    ).unref();

  const writeAll = async () => {
    await endOfTurn();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      const watching = watchPatience(batch);
      // Written together, they count as a step of the first.
      await current.run(batch[0]?.from, () => settle(batch)).finally(() => clearInterval(watching));
    }
    isWriting = false;
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) {
          reject(refuse());
          return;
        }
        const from = current.getStore();
        waiting.push({ item, since: performance.now(), from, resolve, reject });
        if (isWriting) return;
        isWriting = true;
        writing = writeAll();
      }),
    rest: () => writing,
  };
}
