import { expect, it } from 'vitest';

import { hatch } from './hatch';

const endsOf = (path: string) =>
  [...path.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

it('draws slanting lines from edge to edge', () => {
  expect(hatch({ x: 0, y: 0, width: 4, height: 4 }, 4)).toBe('M0 2L2 4M2 0L4 2');
});

it.each([
  { x: 10, y: 5, width: 3, height: 90 },
  { x: 10, y: 5, width: 40, height: 2 },
])('never leaves its box, however thin: %o', (box) => {
  const ends = endsOf(hatch(box, 4));

  expect(ends.length).toBeGreaterThan(2);
  for (const [x = 0, y = 0] of ends) {
    expect(x).toBeGreaterThanOrEqual(box.x);
    expect(x).toBeLessThanOrEqual(box.x + box.width);
    expect(y).toBeGreaterThanOrEqual(box.y);
    expect(y).toBeLessThanOrEqual(box.y + box.height);
  }
});

it('draws nothing into nothing', () => {
  expect(hatch({ x: 0, y: 0, width: 4, height: 0 }, 4)).toBe('');
});
