import { afterEach, expect, it, vi } from 'vitest';

import type { Database } from '../../database/connect.ts';
import { statsCodesSql } from '../statsCodes.sql.ts';
import { cutSpan } from './fold.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const cut = (extent: { from: string | null; to: string | null; isLarge: boolean }) => {
  vi.spyOn(statsCodesSql, 'extent').mockResolvedValue(extent);
  return cutSpan({ db: {} as Database }, 'account');
};

it('cuts many rows into months, open at both ends', async () => {
  expect(await cut({ from: '2023-12-31', to: '2024-03-01', isLarge: true })).toEqual([
    { from: undefined, to: '2023-12-31' },
    { from: '2024-01-01', to: '2024-01-31' },
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2024-03-01', to: undefined },
  ]);
});

it('leaves few rows, or none, in one piece', async () => {
  expect(await cut({ from: '2023-12-31', to: '2024-03-01', isLarge: false })).toEqual([{}]);
  expect(await cut({ from: null, to: null, isLarge: false })).toEqual([{}]);
});
