import { expect, it } from 'vitest';

import { describeVersions } from './figures.ts';
import { noCounts } from './rollup/Cell.ts';

const version = (number: number, ...ratings: number[]) => {
  const counts = { ...noCounts(), submissions: ratings.length, comments: 1 };
  for (const rating of ratings) counts.r[rating - 1] = (counts.r[rating - 1] ?? 0) + 1;
  return {
    form_id: 'form-1',
    version: number,
    title: `Table form ${number}`,
    published_at: new Date('2026-11-01T10:00:00Z'),
    counts,
  };
};

it('compares a version with the one that was answered before it', () => {
  const rows = describeVersions([
    version(4, 9, 10, 9, 10, 9, 10, 9, 10),
    version(3),
    version(2, 5, 6, 5, 6, 5, 6, 5, 6),
  ]);

  expect(rows.map((row) => row.version)).toEqual([4, 2]);
  expect(rows[0]?.change.value).toBe(4);
  expect(rows[0]?.change.low).toBeGreaterThan(0);
  expect(rows[0]).toMatchObject({ title: 'Table form 4', comment_rate: { value: 0.125, n: 8 } });
  expect(rows[1]?.change).toEqual({ value: null, low: null, high: null });
});
