import { beforeEach, expect, it } from 'vitest';

import { createBreaker, type Breaker } from './breaker.ts';

let now: number;
let turns: string[];
let asked: number;
let breaker: Breaker;

beforeEach(() => {
  [now, turns, asked] = [0, [], 0];
  breaker = createBreaker({
    now: () => now,
    onOpen: () => turns.push('opened'),
    onClose: () => turns.push('closed'),
  });
});

const run = (work: () => Promise<string>, isMiss = true) =>
  breaker
    .run(
      () => {
        asked += 1;
        return work();
      },
      () => isMiss,
    )
    .catch((error: unknown) => (error as Error).name);

const miss = () => run(() => Promise.reject(new TypeError('fetch failed')));
const hear = () => run(() => Promise.resolve('heard'));
const missTimes = async (times: number) => {
  for (let n = 0; n < times; n += 1) await miss();
};

/** Work that ends when the test says so. */
const begin = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { end: run(() => promise), resolve, reject };
};

it('asks on while fewer than five in a row go unanswered', async () => {
  await missTimes(4);
  expect(await hear()).toBe('heard');
  await missTimes(4);
  expect(await hear()).toBe('heard');
  expect(turns).toEqual([]);
});

it('asks nothing for five seconds after five in a row', async () => {
  await missTimes(5);
  now = 4_999;
  expect(await hear()).toBe('OpenBreakerError');
  expect(asked).toBe(5);
  expect(turns).toEqual(['opened']);
});

it('lets one go ahead after that, and all others once it was answered', async () => {
  await missTimes(5);
  now = 5_000;
  const first = begin();
  expect(await hear()).toBe('OpenBreakerError');

  first.resolve('first');
  expect(await first.end).toBe('first');
  expect(await hear()).toBe('heard');
  expect(turns).toEqual(['opened', 'closed']);
});

it('asks nothing for another five seconds where that one is not answered, either', async () => {
  await missTimes(5);
  now = 5_000;
  await miss();
  now = 9_999;
  expect(await hear()).toBe('OpenBreakerError');
  now = 10_000;
  expect(await hear()).toBe('heard');
});

it('lets the next one go ahead where the first was given up by its caller', async () => {
  await missTimes(5);
  now = 5_000;
  await run(() => Promise.reject(new Error('hung up')), false);
  expect(await hear()).toBe('heard');
});

it('counts none that its caller gave up', async () => {
  for (let n = 0; n < 9; n += 1) await run(() => Promise.reject(new Error('hung up')), false);
  expect(await hear()).toBe('heard');
});

it('does not rest longer for those that were under way when it began to', async () => {
  const late = begin();
  await missTimes(5);
  now = 4_000;
  late.reject(new Error('silent'));
  await late.end;
  now = 5_000;
  expect(await hear()).toBe('heard');
});

it('asks again as soon as one that was under way is answered after all', async () => {
  const late = begin();
  await missTimes(5);
  late.resolve('late');
  await late.end;
  expect(await hear()).toBe('heard');
});
