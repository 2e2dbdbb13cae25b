import { expect, it } from 'vitest';

import { labDistance, type Lab } from './seenBy.fixtures';

/** From table 1 of Sharma, Wu and Dalal (2005). */
const pairs: readonly [one: Lab, other: Lab, distance: number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

it.each(pairs)('finds the published distance of %j and %j', (one, other, distance) => {
  expect(labDistance(one, other)).toBeCloseTo(distance, 4);
  expect(labDistance(other, one)).toBeCloseTo(distance, 4);
});
