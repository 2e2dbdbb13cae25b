import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Database } from '../database/connect.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { createLogger } from '../tools/logger.ts';
import { holdLetter } from './sendOnce.ts';

const asked = { accountId: 'account', letterId: 'letter' };

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A letter as its row has it, and somebody who holds it until an end that a test calls. */
const hold = () => {
  const row = { tryingUntil: 0 };
  vi.spyOn(lettersSql, 'take').mockImplementation((_database, _account, _id, now, until) => {
    if (row.tryingUntil > now.getTime()) return Promise.resolve('taken' as const);
    row.tryingUntil = until.getTime();
    return Promise.resolve('mine' as const);
  });
  vi.spyOn(lettersSql, 'keep').mockImplementation((_database, _account, _id, until) => {
    row.tryingUntil = until.getTime();
    return Promise.resolve([]);
  });
  const tools = {
    db: {} as Database,
    logger: createLogger('silent'),
    now: () => new Date(),
  };
  const work = Promise.withResolvers<void>();
  return {
    row,
    end: work.resolve,
    first: holdLetter(tools, asked, () => work.promise),
    tryToo: () => holdLetter(tools, asked, () => Promise.resolve()),
  };
};

it('holds a letter for as long as it takes to send it', async () => {
  const { first, tryToo, end } = hold();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await tryToo()).toBe('taken');
  end();
  expect(await first).toBe('held');
});

it('leaves it to others within ten seconds once its process is gone', async () => {
  const { row, tryToo } = hold();
  await vi.advanceTimersByTimeAsync(3_000);
  // No timer of a dead process goes off.
  vi.clearAllTimers();
  expect(row.tryingUntil).toBeGreaterThan(Date.now());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await tryToo()).toBe('held');
});
