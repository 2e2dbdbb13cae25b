import { describe, expect, it } from 'vitest';

import { labelledPlaces, ticksUpTo } from './ticks';

describe('ticksUpTo', () => {
  it.each([
    [0, 1],
    [1, 1],
    [7, 8],
    [1_234, 1_500],
  ])('reaches from zero over %d', (largest, top) => {
    expect(ticksUpTo(largest).at(-1)).toBe(top);
    expect(ticksUpTo(largest)[0]).toBe(0);
  });

  it('never counts in halves', () => {
    expect(ticksUpTo(1)).toEqual([0, 1]);
  });
});

describe('labelledPlaces', () => {
  it('labels every place while there is room, and the last one always', () => {
    expect(labelledPlaces(4, 9)).toEqual([0, 1, 2, 3]);
    expect(labelledPlaces(30, 4)).toEqual([5, 13, 21, 29]);
    expect(labelledPlaces(0, 4)).toEqual([]);
  });
});
