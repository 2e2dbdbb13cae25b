import { currentWork, type Current } from '../tracing/currentWork.ts';

/** Batches concurrent writes: while one batch is being written, the next one fills. */
export interface Batcher<Item, Result> {
  /** Adds an item and returns its result once it is written. Throws at once when too many wait. */
  add: (item: Item) => Promise<Result>;
  /** Resolves when all items are written. */
  drain: () => Promise<void>;
}

interface Options<Item, Result> {
  /** Writes them, and returns the result of each, in their order: an error for one that was not written. */
  write: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;
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
  /** Items of different groups are written side by side, and none waits for another one's. Left out: all are one group. */
  groupOf?: (item: Item) => string;
}

interface Waiting<Item, Result> {
  item: Item;
  since: number;
  /** The context of the request that added it. */
  from: Current | undefined;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Whatever one turn of the event loop has read from its sockets comes along. */
const endOfTurn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** Items of one group: a batch that is being written, and those that come meanwhile. */
interface Queue<Item, Result> {
  waiting: Waiting<Item, Result>[];
  writing: Promise<void>;
}

/**
 * Creates a batcher that runs at the pace of the writer, without a timer. A single item is written at
 * once; the items that are added while it is written are the next batch.
 */
export function createBatcher<Item, Result>(options: Options<Item, Result>): Batcher<Item, Result> {
  const { write, isFaultOfOne, most, mostWaiting, patienceMs = Infinity, refuse } = options;
  const { groupOf = () => '' } = options;
  /** Of the groups that are being written. */
  const queues = new Map<string, Queue<Item, Result>>();
  const countWaiting = () => {
    let count = 0;
    for (const { waiting } of queues.values()) count += waiting.length;
    return count;
  };

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = results[at];
        if (result instanceof Error) reject(result);
        else resolve(result as Result);
      }
    } catch (error) {
      if (batch.length === 1 || !isFaultOfOne(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // Halves the batch until the item that cannot be written is alone.
      const middle = Math.ceil(batch.length / 2);
      await settle(batch.slice(0, middle));
      await settle(batch.slice(middle));
    }
  };

  /** While a batch is written: rejects the items that time out, and drops those that only waited. */
  const watchPatience = (batch: readonly Waiting<Item, Result>[], queue: Queue<Item, Result>) =>
    setInterval(
      () => {
        const latest = performance.now() - patienceMs;
        const isLate = ({ since }: Waiting<Item, Result>) => since < latest;
        for (const { reject } of [...batch, ...queue.waiting].filter(isLate)) reject(refuse());
        queue.waiting = queue.waiting.filter((one) => !isLate(one));
      },
      Math.min(patienceMs / 4, 60_000),
    ).unref();

  const writeAll = async (group: string, queue: Queue<Item, Result>) => {
    await endOfTurn();
    while (queue.waiting.length > 0) {
      const batch = queue.waiting.splice(0, most);
      const watching = watchPatience(batch, queue);
      // Written together, they count as a step of the first.
      await currentWork
        .run(batch[0]?.from, () => settle(batch))
        .finally(() => clearInterval(watching));
    }
    queues.delete(group);
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (countWaiting() >= mostWaiting) {
          reject(refuse());
          return;
        }
        const from = currentWork.getStore();
        const one = { item, since: performance.now(), from, resolve, reject };
        const group = groupOf(item);
        const queue = queues.get(group);
        if (queue) {
          queue.waiting.push(one);
          return;
        }
        const begun = { waiting: [one], writing: Promise.resolve() };
        queues.set(group, begun);
        begun.writing = writeAll(group, begun);
      }),
    drain: async () => {
      await Promise.all([...queues.values()].map(({ writing }) => writing));
    },
  };
}
