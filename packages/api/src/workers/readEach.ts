import { PostponedError } from './PostponedError.ts';

/** Things for a thread to read one by one. */
export interface Each<Item> {
  items: readonly Item[];
  /** Shared memory with one number: the place of the thing that is being read, or −1. */
  place: Int32Array;
}

/** Reads things one by one, and notes in shared memory which one it is at. */
export const readOneByOne = <Item, Result>(
  { items, place }: Each<Item>,
  read: (item: Item) => Result,
): Result[] =>
  items.map((item, at) => {
    Atomics.store(place, 0, at);
    return read(item);
  });

/**
 * Reads things in a thread, many with one message. One that breaks the thread or takes too long is
 * null; the others are read all the same, by the next thread. Throws a `PostponedError` where no
 * thread came to read anything.
 */
export async function readEach<Item, Result>(
  run: (each: Each<Item>) => Promise<readonly Result[]>,
  items: readonly Item[],
): Promise<(Result | null)[]> {
  const results = items.map((): Result | null => null);
  const left = [...items.keys()];
  while (left.length > 0) {
    const place = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
    try {
      const read = await run({ items: left.map((at) => items[at] as Item), place });
      for (const [at, result] of read.entries()) results[left[at] as number] = result;
      return results;
    } catch (error) {
      const broken = Atomics.load(place, 0);
      if (error instanceof PostponedError) throw error;
      if (broken < 0) {
        throw new PostponedError('No thread came to read anything.', { cause: error });
      }
      left.splice(broken, 1);
    }
  }
  return results;
}
