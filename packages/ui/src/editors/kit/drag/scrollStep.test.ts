import { expect, it } from 'vitest';

import { scrollStep } from './lift';

it.each([
  ['rests in the middle', 300, 0],
  ['goes down slowly when the edge is near', 550, 2],
  ['goes down faster at the edge', 600, 16],
  ['goes no faster outside', 900, 16],
  ['goes up at the upper edge', 100, -16],
])('%s', (_, pointerY, step) => {
  expect(scrollStep(pointerY, 100, 600)).toBe(step);
});

it('rests in a list without height', () => {
  expect(scrollStep(100, 100, 100)).toBe(0);
});
