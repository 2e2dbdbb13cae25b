import { expect, it } from 'vitest';

import { grainOf } from './addAhead.ts';
import { firstIdAt, momentOf, nextBound } from './bounds.ts';
import { newId } from '../../tools/ids.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const partition = (before: string, bytes: number) => ({ name: before, before: at(before), bytes });

it('makes partitions of years where few rows come, and of months where many do', () => {
  const old = partition('2026-01-01', 90_000_000_000);
  expect(grainOf([old, partition('2027-01-01', 100_000_000)], at('2026-10-01'))).toBe('year');
  expect(grainOf([old, partition('2027-01-01', 900_000_000)], at('2026-10-01'))).toBe('month');
  // The first weeks of a year say little of it.
  expect(grainOf([old, partition('2027-01-01', 50_000_000)], at('2026-01-02'))).toBe('year');
  // A month that has become quiet leads back to years.
  const november = partition('2026-12-01', 60_000_000);
  expect(grainOf([old, partition('2026-11-01', 1), november], at('2026-11-29'))).toBe('year');
  expect(grainOf([], at('2026-11-29'))).toBe('year');
});

it('cuts where a year or a month begins', () => {
  expect(nextBound(new Date('2026-11-22T10:00:00Z'), 'year')).toEqual(at('2027-01-01'));
  expect(nextBound(at('2027-01-01'), 'year')).toEqual(at('2028-01-01'));
  expect(nextBound(at('2026-12-01'), 'month')).toEqual(at('2027-01-01'));
});

it('knows the time of an id, and the least id of a time', () => {
  const moment = new Date('2026-11-22T10:00:00.123Z');
  expect(momentOf(newId(moment))).toEqual(moment);
  expect(newId(moment) > firstIdAt(moment)).toBe(true);
  expect(newId(new Date(moment.getTime() - 1)) < firstIdAt(moment)).toBe(true);
});
