import { describe, expect, it, vi } from 'vitest';

import { currentWork } from '../tracing/currentWork.ts';
import { createBatcher } from './createBatcher.ts';

const bad = -1;

/** One that cannot be written now, though the others of its batch are. */
const away = -2;

/** A writer that can be held, and refuses a batch with something bad in it. */
const createWriter = (
  options: { most?: number; mostWaiting?: number; patienceMs?: number } = {},
) => {
  const batches: number[][] = [];
  let gate: Promise<void> | undefined;
  const batcher = createBatcher<number, string>({
    write: async (items) => {
      batches.push([...items]);
      await gate;
      if (items.includes(bad)) throw new Error('bad');
      return items.map((item) => (item === away ? new Error('away') : `kept ${item}`));
    },
    isFaultOfOne: (error) => error instanceof Error && error.message === 'bad',
    most: options.most ?? 100,
    mostWaiting: options.mostWaiting ?? 1_000,
    patienceMs: options.patienceMs ?? 60_000,
    refuse: () => new Error('full'),
  });
  const hold = () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    return () => {
      gate = undefined;
      held.resolve();
    };
  };
  return { ...batcher, batches, hold };
};

const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

describe('batching', () => {
  it('writes one thing alone at once, and what comes meanwhile together', async () => {
    const { add, batches, hold } = createWriter();
    const release = hold();
    const first = add(1);
    await turn();
    const others = [add(2), add(3), add(4)];
    await turn();
    expect(batches).toEqual([[1]]);
    release();
    expect(await Promise.all([first, ...others])).toEqual(['kept 1', 'kept 2', 'kept 3', 'kept 4']);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('writes no more together than it may', async () => {
    const { add, batches } = createWriter({ most: 2 });
    await Promise.all([1, 2, 3, 4, 5].map(add));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('lets what cannot be written fail alone', async () => {
    const { add } = createWriter();
    const fates = await Promise.allSettled([1, 2, bad, 3, bad, 4].map(add));
    expect(fates.map((fate) => (fate.status === 'fulfilled' ? fate.value : 'failed'))).toEqual([
      'kept 1',
      'kept 2',
      'failed',
      'kept 3',
      'failed',
      'kept 4',
    ]);
  });

  it('fails those whose result is an error, and writes none of them again', async () => {
    const { add, batches } = createWriter();
    const fates = await Promise.allSettled([1, away, 2].map(add));
    expect(fates.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([[1, away, 2]]);
  });

  it('tries nothing again when the writer itself is away', async () => {
    let writes = 0;
    const { add } = createBatcher<number, void>({
      write: () => {
        writes += 1;
        return Promise.reject(new Error('away'));
      },
      isFaultOfOne: () => false,
      most: 10,
      mostWaiting: 10,
      refuse: () => new Error('full'),
    });
    const fates = await Promise.allSettled([1, 2, 3].map(add));
    expect(fates.every(({ status }) => status === 'rejected')).toBe(true);
    expect(writes).toBe(1);
  });

  it('refuses what is more than may wait, and takes in again later', async () => {
    const { add, hold } = createWriter({ mostWaiting: 2 });
    const release = hold();
    const first = add(1);
    await turn();
    const waiting = [add(2), add(3)];
    await expect(add(4)).rejects.toThrow('full');
    release();
    expect(await Promise.all([first, ...waiting])).toHaveLength(3);
    expect(await add(5)).toBe('kept 5');
  });

  it('keeps nobody longer than their patience, and does not write what only waited', async () => {
    vi.useFakeTimers();
    try {
      const { add, drain: rest, batches, hold } = createWriter({ patienceMs: 1_000 });
      const release = hold();
      const fates = [add(1)];
      await vi.advanceTimersByTimeAsync(1);
      fates.push(add(2));
      const settled = Promise.allSettled(fates);
      await vi.advanceTimersByTimeAsync(1_500);
      const late = add(3);

      expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      release();
      await vi.advanceTimersByTimeAsync(1);
      expect(await late).toBe('kept 3');
      await rest();
      expect(batches).toEqual([[1], [3]]);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('rests once everything is written, also what comes while it ends', async () => {
    const { add, drain: rest, batches, hold } = createWriter();
    const release = hold();
    const fates = [add(1)];
    await turn();
    fates.push(add(2));
    const resting = rest();
    release();
    await resting;
    expect(batches).toEqual([[1], [2]]);
    await Promise.all(fates);
    await rest();
  });
});

it('writes each batch as a step of the first request in it', async () => {
  const seen: unknown[] = [];
  const held = Promise.withResolvers<void>();
  const { add, drain: rest } = createBatcher<number, number>({
    write: async (items) => {
      seen.push([...items, currentWork.getStore()?.requestId]);
      await held.promise;
      return items;
    },
    isFaultOfOne: () => false,
    most: 2,
    mostWaiting: 10,
    refuse: () => new Error('full'),
  });
  const from = (requestId: string, item: number) => currentWork.run({ requestId }, () => add(item));

  const added = [from('one', 1), from('two', 2), from('three', 3), from('four', 4)];
  held.resolve();
  await Promise.all(added);
  await rest();

  expect(seen).toEqual([
    [1, 2, 'one'],
    [3, 4, 'three'],
  ]);
});

describe('groups', () => {
  it('are written side by side, each in batches of its own', async () => {
    const batches: string[][] = [];
    const held = Promise.withResolvers<void>();
    const { add, drain } = createBatcher<string, string>({
      write: async (items) => {
        batches.push([...items]);
        if (items.includes('slow 1')) await held.promise;
        return items;
      },
      isFaultOfOne: () => false,
      most: 100,
      mostWaiting: 3,
      refuse: () => new Error('full'),
      groupOf: (item) => item.split(' ')[0] ?? '',
    });
    const slow = add('slow 1');
    await turn();
    const waiting = [add('slow 2'), add('slow 3')];
    expect(await add('quick 1')).toBe('quick 1');
    expect(await add('quick 2')).toBe('quick 2');
    expect(batches).toEqual([['slow 1'], ['quick 1'], ['quick 2']]);
    waiting.push(add('slow 4'));
    await expect(add('quick 3')).rejects.toThrow('full');
    held.resolve();
    expect(await Promise.all([slow, ...waiting])).toHaveLength(4);
    await drain();
    expect(batches.at(-1)).toEqual(['slow 2', 'slow 3', 'slow 4']);
  });
});
