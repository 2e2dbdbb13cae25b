import { expect, it } from 'vitest';

import { runsOf } from './ticks';

it('is cut by every gap, and has no empty run', () => {
  expect(runsOf([null, 1, 2, null, null, 3, null])).toEqual([[1, 2], [3]]);
});

it('is one run without a gap, and none without anything', () => {
  expect(runsOf([1, 2, 3])).toEqual([[1, 2, 3]]);
  expect(runsOf([null, null])).toEqual([]);
  expect(runsOf([])).toEqual([]);
});
