import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Database } from '../database/connect.ts';
import { createLimits } from '../http/limits.ts';
import { securityEventsSql } from './securityEvents.sql.ts';
import { slowDownGuessing } from './limits.ts';

const engine = { kind: 'embedded' } as Parameters<typeof createLimits>[1];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('lets ten guesses through, and then each after twice the pause of the one before', async () => {
  const limits = createLimits(1, engine, 'a secret', { warn: () => undefined });
  vi.spyOn(securityEventsSql, 'knowsOrigin').mockResolvedValue(false);
  const tools = { limits, db: {} as Database, newId: () => 'somebody' };
  const origin = { address: null, device: '', userAgent: '' };
  const isLetThrough = () =>
    slowDownGuessing(
      tools,
      { email: 'ada@example.com', person: undefined, origin },
      { sparesKnown: true },
    ).then(
      () => true,
      () => false,
    );

  const moments: number[] = [];
  for (let second = 0; second < 899; second += 1) {
    while (await isLetThrough()) moments.push(second);
    await vi.advanceTimersByTimeAsync(1_000);
  }

  expect(moments.slice(0, 10)).toEqual(Array(10).fill(0));
  expect(moments.slice(10)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511]);
});
