import { expect, it } from 'vitest';

import { countChange, estimateDirection } from './useChanges';

it.each([
  { now: 140, before: 100, direction: 'up', share: 0.4 },
  { now: 112, before: 100, direction: 'level', share: 0.12 },
  { now: 50, before: 100, direction: 'down', share: -0.5 },
  { now: 100, before: 100, direction: 'level', share: 0 },
])('tells a count of $now after $before by its share', ({ now, before, direction, share }) => {
  expect(countChange({ now, before })).toEqual({ direction, before, share });
});

it('does not show a move that rounds to 0%', () => {
  expect(countChange({ now: 1003, before: 1000 })?.direction).toBe('level');
  expect(countChange({ now: 997, before: 1000 })?.direction).toBe('level');
});

it.each([
  { now: 51, before: 2, direction: 'up' },
  { now: 0, before: 29, direction: 'down' },
  { now: 3, before: 2, direction: 'level' },
  { now: 0, before: 0, direction: 'level' },
])('gives no share of as few as $before', ({ now, before, direction }) => {
  expect(countChange({ now, before })).toEqual({ direction, before, share: null });
});

it('judges a mean by what it was counted from', () => {
  expect(countChange({ now: 3, before: 2, counted: 60 })?.share).toBe(0.5);
  expect(countChange({ now: 3, before: 2, counted: 14 })?.share).toBeNull();
});

it('compares a count with nothing while there was no whole period before', () => {
  expect(countChange({ now: 12, before: null })).toBeUndefined();
});

it.each([
  { low: 0.1, high: 0.9, direction: 'up' },
  { low: -0.9, high: -0.1, direction: 'down' },
  { low: -0.1, high: 0.9, direction: 'level' },
  { low: 0, high: 0.4, direction: 'level' },
  { low: null, high: null, direction: undefined },
])('calls a move of $low to $high $direction', ({ low, high, direction }) => {
  expect(estimateDirection({ low, high })).toBe(direction);
});

it('points nowhere while the day is not over', () => {
  expect(countChange({ now: 0, before: 400, isOver: false })).toEqual({
    direction: 'level',
    before: 400,
    share: null,
  });
});

it('compares means by the days they are of', () => {
  const month = { now: 30, countedNow: 930, before: 33, counted: 990 };
  expect(countChange(month)?.direction).toBe('down');
  expect(countChange({ ...month, now: 31, countedNow: 961 })?.direction).toBe('level');
});
