import { expect, it } from 'vitest';

import { estimateDirection } from './useChanges';

it.each([
  { low: 0.1, high: 0.9, direction: 'up' },
  { low: -0.9, high: -0.1, direction: 'down' },
  { low: -0.1, high: 0.9, direction: 'level' },
  { low: 0, high: 0.4, direction: 'level' },
  { low: null, high: null, direction: undefined },
])('calls a move of $low to $high $direction', ({ low, high, direction }) => {
  expect(estimateDirection({ low, high })).toBe(direction);
});
