import { expect, it } from 'vitest';

import { runInBatches } from './concurrency.ts';

const count = (batches: number) => {
  const done = { batches: 0 };
  const doBatch = () => {
    done.batches += 1;
    return Promise.resolve(done.batches < batches);
  };
  return { done, doBatch };
};

it('goes on until nothing is left', async () => {
  const { done, doBatch } = count(7);
  expect(await runInBatches(doBatch)).toBe(false);
  expect(done.batches).toBe(7);
});

it('stops when its time is over, after one batch at least, and says that more is left', async () => {
  const { done, doBatch } = count(7);
  expect(await runInBatches(doBatch, { forMs: 0 })).toBe(true);
  expect(done.batches).toBe(1);
});
