import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it, vi } from 'vitest';

import { openWithRestart } from './openWithRestart.ts';
import type { ThreadClient } from './openInThread.ts';

const patience = { timeout: 20_000, interval: 5 };

/** A thread that ends when it is told to, and says which one it is. */
function openThread(number: number) {
  const ended = Promise.withResolvers<void>();
  const client = {
    query: () => Promise.resolve({ rows: [number], fields: [] }),
    listen: () => Promise.resolve(() => Promise.resolve()),
    close: () => Promise.resolve(),
    ended: ended.promise,
  } as unknown as ThreadClient;
  return { client, end: ended.resolve };
}

/** A database that can be opened only by some tries, the first one included. */
async function keep(opens: (attempt: number) => boolean, hasRoom = () => true) {
  const threads: ReturnType<typeof openThread>[] = [];
  const told = { prepared: 0, attempts: 0, givenUp: 0, pauses: [] as number[] };
  const clock = { now: 0 };
  const client = await openWithRestart({
    open: () => {
      told.attempts += 1;
      if (!opens(told.attempts)) return Promise.reject(new Error('It does not open.'));
      const thread = openThread(told.attempts);
      threads.push(thread);
      return Promise.resolve(thread.client);
    },
    prepare: () => {
      told.prepared += 1;
      return Promise.resolve();
    },
    hasRoom: () => Promise.resolve(hasRoom()),
    onGivenUp: () => {
      told.givenUp += 1;
    },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    pause: async (ms) => {
      told.pauses.push(ms);
      clock.now += ms;
      await turn();
    },
    now: () => clock.now,
  });
  const answer = async () => (await client.query('select 1')).rows[0];
  /** Which of the threads answers, once it is not the one that ended. */
  const nextAnswer = () => vi.waitUntil(() => answer().catch(() => undefined), patience);
  return { client, told, clock, answer, nextAnswer, endThread: () => threads.at(-1)?.end() };
}

describe('a database whose thread ends', () => {
  it('fails meanwhile as one that is down, and answers again once it is prepared', async () => {
    const kept = await keep((attempt) => attempt !== 2);
    expect(await kept.answer()).toBe(1);
    kept.endThread();
    await Promise.resolve();
    await expect(kept.answer()).rejects.toThrow('PGlite is closed');
    expect(await kept.nextAnswer()).toBe(3);
    expect(kept.told).toMatchObject({ prepared: 1, pauses: [100, 500] });
    expect(kept.client.closed).toBe(false);
  });

  it('is given up when no try opens it', async () => {
    const { told, endThread } = await keep((attempt) => attempt === 1);
    endThread();
    await expect.poll(() => told.givenUp, patience).toBe(1);
    expect(told.pauses).toEqual([100, 500, 1_000, 2_000, 5_000]);
  });

  it('is given up when each try opens one that ends again', async () => {
    const { told, endThread, nextAnswer } = await keep(() => true);
    for (let ended = 1; ended <= 5; ended += 1) {
      endThread();
      await vi.waitUntil(async () => (await nextAnswer()) === ended + 1, patience);
    }
    endThread();
    await expect.poll(() => told.givenUp, patience).toBe(1);
    expect(told.attempts).toBe(6);
  });

  it('has its tries again after a calm minute', async () => {
    const { told, clock, endThread, nextAnswer } = await keep(() => true);
    for (let ended = 1; ended <= 8; ended += 1) {
      clock.now += 61_000;
      endThread();
      await vi.waitUntil(async () => (await nextAnswer()) === ended + 1, patience);
    }
    expect(told).toMatchObject({ givenUp: 0, attempts: 9 });
  });

  it('waits for room on the disk for as long as that takes', async () => {
    let looks = 0;
    const isFull = () => looks < 50;
    const { told, endThread, nextAnswer } = await keep(
      (attempt) => attempt === 1 || !isFull(),
      () => {
        looks += 1;
        return !isFull();
      },
    );
    endThread();
    await vi.waitUntil(async () => (await nextAnswer()) !== 1, patience);
    expect(told.pauses).toEqual([...Array.from({ length: 49 }, () => 2_000), 100]);
    expect(told.givenUp).toBe(0);
  });

  it('is not opened again once it is closed', async () => {
    const kept = await keep(() => true);
    const closed = kept.client.close();
    kept.endThread();
    await closed;
    await turn();
    expect(kept.told.attempts).toBe(1);
    expect(kept.client.closed).toBe(true);
  });
});
