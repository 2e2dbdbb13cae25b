import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fitView, panned, realScale, toSheetPoint, zoomedTo } from './view';

const room = { width: 600, height: 700 };
const paper = { x: -3, y: -3, width: 111, height: 154 };

it('shows the whole paper in the middle of its room', () => {
  const view = fitView(room, paper);
  const from = toSheetPoint(view, { x: 0, y: 0 });
  const to = toSheetPoint(view, { x: room.width, y: room.height });

  expect((from.x + to.x) / 2).toBeCloseTo(paper.x + paper.width / 2);
  expect(from.y).toBeLessThan(paper.y);
  expect(to.y).toBeGreaterThan(paper.y + paper.height);
});

describe('zooming', () => {
  it('keeps what is under the pointer there', () => {
    const pixels = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(pixels, pixels, fc.double({ min: 0.1, max: 90, noNaN: true }), (x, y, scale) => {
        const view = fitView(room, paper);
        const before = toSheetPoint(view, { x, y });
        const after = toSheetPoint(zoomedTo(view, scale, { x, y }), { x, y });

        expect(after.x).toBeCloseTo(before.x, 5);
        expect(after.y).toBeCloseTo(before.y, 5);
      }),
    );
  });

  it('ends where a hair is a road, and where a poster is a stamp', () => {
    const view = fitView(room, paper);

    expect(zoomedTo(view, 9_999, { x: 0, y: 0 }).scale).toBe(realScale * 16);
    expect(zoomedTo(view, 0.001, { x: 0, y: 0 }).scale).toBe(realScale / 8);
  });
});

it('never shifts the paper out of sight', () => {
  const far = panned(fitView(room, paper), { x: 99_999, y: -99_999 }, room, paper);

  expect(far.x + paper.x * far.scale).toBeLessThan(room.width);
  expect(far.y + (paper.y + paper.height) * far.scale).toBeGreaterThan(0);
});
