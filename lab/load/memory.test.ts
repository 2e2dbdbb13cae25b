import { expect, it } from 'vitest';

import { slopeOf } from './memory.ts';

it.each([
  {
    points: [
      [0, 100],
      [1, 102],
      [2, 104],
    ],
    slope: 2,
  },
  {
    points: [
      [0, 100],
      [1, 90],
      [2, 110],
      [3, 100],
    ],
    slope: 2,
  },
  { points: [[5, 100]], slope: 0 },
] as const)('goes $slope up with each step of $points', ({ points, slope }) => {
  expect(slopeOf(points)).toBeCloseTo(slope);
});
