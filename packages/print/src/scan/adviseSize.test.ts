import { expect, it } from 'vitest';

import { adviseSize, reachOf } from './adviseSize.ts';

it.each([
  ['hand', 250],
  ['table', 400],
  ['wall', 1_000],
  ['street', 3_000],
] as const)('asks for more the farther people stand: %s', (placement, distance) => {
  const advice = adviseSize(29, placement);
  expect(advice.readingDistanceMm).toBe(distance);
  expect(advice.smallestWidthMm).toBeLessThan(advice.safeWidthMm);
  expect(advice.safeWidthMm).toBeLessThan(advice.recommendedWidthMm);
  // A tenth of the distance, for 25 modules.
  expect((advice.recommendedWidthMm / 37) * 25).toBeCloseTo(distance / 10, 5);
});

it('never goes under what a print holds, however near people are', () => {
  expect(adviseSize(29, 100).smallestModuleMm).toBe(0.396);
});

it('knows from how far a module can be read', () => {
  const { safeModuleMm } = adviseSize(29, 'wall');
  expect(reachOf(safeModuleMm)).toBeCloseTo(1_000, 5);
});
