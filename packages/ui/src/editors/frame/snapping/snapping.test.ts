import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nearestLine, snapField } from './SnapField';
import { marksOf, snapEdge, snapMove } from './snapMove';

const sheet = { x: 0, y: 0, width: 100, height: 150 };
const safe = { x: 4, y: 4, width: 92, height: 142 };
const field = (others: { x: number; y: number; width: number; height: number }[] = []) =>
  snapField({ sheet, safe, others, guides: [{ axis: 'x', at: 33 }] });
const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });
const rules = { reach: 1 };

describe('what is moved', () => {
  it.each([
    ['the edge of the sheet', box(0.4, 60), { x: -0.4, y: 0 }],
    ['the safe area', box(4.5, 60), { x: -0.5, y: 0 }],
    ['the middle of the sheet', box(44.7, 60), { x: expect.closeTo(0.3), y: 0 }],
    ['a guide', box(22.5, 60), { x: 0.5, y: 0 }],
    ['nothing that is out of reach', box(14, 60), { x: 0, y: 0 }],
  ])('snaps to %s', (_, area, step) => {
    expect(snapMove(area, field(), rules)).toEqual(step);
  });

  it('snaps to the edges and the middles of others', () => {
    const others = [box(60, 100, 20, 20)];

    expect(snapMove(box(59.5, 60), field(others), rules).x).toBe(0.5);
    expect(snapMove(box(65.5, 60), field(others), rules).x).toBe(-0.5);
    expect(snapMove(box(70.8, 60), field(others), rules).x).toBeCloseTo(-0.8);
  });

  it('snaps to the distance that two others have', () => {
    const others = [box(6, 60), box(21, 60)];

    expect(snapMove(box(36.4, 61.5), field(others), { reach: 0.5 }).x).toBeCloseTo(-0.4);
  });

  it('snaps to the grid where nothing else is near', () => {
    expect(snapMove(box(14.6, 60.2), field(), { reach: 1, grid: 5 })).toEqual({
      x: expect.closeTo(0.4),
      y: expect.closeTo(-0.2),
    });
  });
});

describe('marks', () => {
  it('reach from what was moved to what it lies along', () => {
    expect(marksOf(box(60, 60), field([box(60, 100, 20, 20)]))).toContainEqual({
      kind: 'line',
      axis: 'x',
      at: 60,
      from: 60,
      to: 120,
    });
  });

  it('show a distance both times', () => {
    const gaps = marksOf(box(36, 61.5), field([box(6, 60), box(21, 60)])).filter(
      ({ kind }) => kind === 'gap',
    );

    expect(gaps.map(({ from, to }) => [from, to])).toEqual([
      [16, 21],
      [31, 36],
    ]);
  });
});

it('finds the line that is nearest, as a search through all of them does', () => {
  const anyLines = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 30 });
  fc.assert(
    fc.property(anyLines, fc.integer({ min: -60, max: 60 }), (places, at) => {
      const lines = places
        .toSorted((a, b) => a - b)
        .map((place) => ({ at: place, from: 0, to: 1 }));
      const distances = places.map((place) => Math.abs(place - at)).filter((step) => step <= 5);
      const found = nearestLine(lines, at, 5);

      expect(found && Math.abs(found.at - at)).toBe(
        distances.length === 0 ? undefined : Math.min(...distances),
      );
    }),
  );
});

it('puts an edge on a line, else on the grid, else leaves it', () => {
  const lines = field().x;

  expect(snapEdge(33.4, lines, rules)).toBe(33);
  expect(snapEdge(20.4, lines, { reach: 1, grid: 5 })).toBe(20);
  expect(snapEdge(20.4, lines, rules)).toBe(20.4);
});
