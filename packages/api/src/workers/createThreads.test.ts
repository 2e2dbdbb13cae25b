import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createThreads, type Task } from './createThreads.ts';
import type { Asked } from './thread.ts';

/** A worker that answers when a test says so. */
class HeldWorker extends EventEmitter {
  readonly asked: unknown[] = [];
  /** What it said before it heard that it is to end. */
  lastWords: unknown;

  postMessage({ input }: Asked) {
    this.asked.push(input);
  }
  answer() {
    this.emit('message', { answer: this.asked.at(-1) });
  }
  terminate() {
    if (this.lastWords !== undefined) this.emit('message', this.lastWords);
    return Promise.resolve(0);
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
}

const calm = {
  size: 1,
  maxSeconds: 60,
  idleSeconds: 60,
  maxWaiting: 10,
  maxOfOwner: 3,
  maxWaitSeconds: 60,
};

let close: (() => Promise<void>) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await close?.();
});

function makeThreads(changed: Partial<typeof calm> = {}) {
  const workers: HeldWorker[] = [];
  const threads = createThreads({ ...calm, ...changed }, () => {
    const worker = new HeldWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  close = () => threads.close();
  const run = (input: string, owner = 'anna') =>
    new Promise((resolve, reject) => {
      threads.run({ name: 'checkArt', input, owner, resolve, reject } satisfies Task);
    });
  return { run, workers };
}

it('gives nothing to a thread that it ended, whatever that one still says', async () => {
  const { run, workers } = makeThreads();
  const slow = run('slow');
  if (workers[0]) workers[0].lastWords = { answer: 'too late' };
  const second = run('second');
  const lost = Promise.allSettled([slow]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await lost).toMatchObject([
    { reason: { message: 'checkArt took more than 60 seconds.' } },
  ]);

  expect(workers.map(({ asked }) => asked)).toEqual([['slow'], ['second']]);
  workers[1]?.answer();
  expect(await second).toBe('second');
});

it('has nobody wait behind all that one owner asks for', async () => {
  const { run, workers } = makeThreads();
  const all = Promise.all([run('a1'), run('a2'), run('a3'), run('b1', 'bert')]);
  for (let turn = 0; turn < 4; turn += 1) workers[0]?.answer();
  await all;
  expect(workers[0]?.asked).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('lets only so many wait, of one owner and of all', async () => {
  const { run } = makeThreads({ maxWaiting: 4 });
  const asked = [1, 2, 3, 4, 5].map((number) => run(`a${number}`));
  await expect(asked[4]).rejects.toMatchObject({ name: 'PostponedError' });

  asked.push(run('b1', 'bert'));
  await expect(run('c1', 'cleo')).rejects.toMatchObject({ name: 'PostponedError' });
  void Promise.allSettled(asked);
});

it('gives up what waited too long, and never begins it', async () => {
  const { run, workers } = makeThreads({ maxWaitSeconds: 10 });
  const first = run('first');
  const givenUp = Promise.allSettled([run('second')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await givenUp).toMatchObject([{ reason: { name: 'PostponedError' } }]);
  workers[0]?.answer();
  await first;
  expect(workers[0]?.asked).toEqual(['first']);
});
