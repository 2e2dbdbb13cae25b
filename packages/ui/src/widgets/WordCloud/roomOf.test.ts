import { expect, it } from 'vitest';

import { roomOf } from './WordCloud';

it('stays the same while a window is pulled a little wider', () => {
  expect(roomOf(719, 1)).toEqual(roomOf(700, 1));
  expect(roomOf(860, 1)).not.toEqual(roomOf(859, 1));
});

it.each([90, 240, 326, 648, 1_400])('is never wider than a place of %d pixels', (available) => {
  expect(roomOf(available, 1).width).toBeLessThanOrEqual(available);
});

it('has larger letters for a reader who asked for them', () => {
  expect(roomOf(700, 1).leastFont).toBe(13);
  expect(roomOf(700, 1.5).leastFont).toBe(19.5);
  expect(roomOf(60, 3).mostFont).toBeGreaterThanOrEqual(roomOf(60, 3).leastFont);
});
