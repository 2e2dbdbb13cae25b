import { expect, it } from 'vitest';

import { noCounts } from '../rollup/Cell.ts';
import { findChanged, findExtremes } from './changes.ts';

const estimate = (n: number) => ({ value: 8, low: 7, high: 9, n });
const move = (value: number, reach: number) => ({
  value,
  low: value - reach,
  high: value + reach,
});
const count = (value: number, reach: number) => ({
  now: 100,
  before: 90,
  change: move(value, reach),
});
const rate = (value: number, reach: number, n = 50) => ({
  now: estimate(n),
  before: estimate(50),
  change: move(value, reach),
});
const still = {
  scans: count(0.1, 0.2),
  unique_scans: count(-0.1, 0.2),
  submissions: count(0, 0.1),
  conversion_rate: rate(0.1, 0.2),
  average_rating: rate(-1, 2),
  nps: rate(5, 6),
};

it('tells of no move that chance could have made', () => {
  expect(findChanged(still)).toEqual([]);
});

it('tells what is most surely better first, and what is most surely worse last', () => {
  const changed = findChanged({
    ...still,
    scans: count(-0.5, 0.1),
    submissions: count(-0.2, 0.15),
    average_rating: rate(1, 0.7),
    nps: rate(30, 10),
  });
  expect(changed).toEqual([
    { metric: 'nps', is_better: true },
    { metric: 'average_rating', is_better: true },
    { metric: 'submissions', is_better: false },
    { metric: 'scans', is_better: false },
  ]);
});

it('leaves out what rests on fewer than ten, and what there was nothing to compare with', () => {
  const unknown = { value: null, low: null, high: null };
  expect(
    findChanged({
      ...still,
      nps: rate(30, 10, 9),
      scans: { now: 100, before: null, change: unknown },
    }),
  ).toEqual([]);
});

const rated = (...ratings: [rating: number, n: number][]) => {
  const counts = noCounts();
  for (const [rating, n] of ratings) counts.r[rating - 1] = n;
  return counts;
};
const places = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

it('finds the place that is surely best, and the one that is surely weakest', () => {
  const found = findExtremes(
    places,
    new Map([
      ['a', rated([9, 200])],
      ['b', rated([10, 3])],
      ['c', rated([5, 100])],
    ]),
    1,
  );
  expect([found.best?.name, found.weakest?.name]).toEqual(['A', 'C']);
});

it('finds neither where their intervals have a part in common, or there is one place', () => {
  const none = { best: null, weakest: null };
  expect(
    findExtremes(
      places,
      new Map([
        ['a', rated([9, 6], [4, 6])],
        ['b', rated([8, 6], [3, 6])],
      ]),
      1,
    ),
  ).toEqual(none);
  expect(findExtremes(places, new Map([['a', rated([9, 200])]]), 1)).toEqual(none);
});
