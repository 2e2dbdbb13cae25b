import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { resizeArea, smallest, type Handle } from './resizeArea';
import { middleOf, normalDegrees, rotated, type Point } from './turn';
import { unionOf } from './areas';
import type { Area } from '@hearback/print/frames';

const origin = { x: 0, y: 0 };
const millimetres = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 10);
const anyArea = fc.record({
  x: millimetres(-500, 3_000),
  y: millimetres(-500, 3_000),
  width: millimetres(10, 3_000),
  height: millimetres(10, 3_000),
});
const anyHandle = fc
  .record({ x: fc.constantFrom(-1, 0, 1), y: fc.constantFrom(-1, 0, 1) })
  .filter(({ x, y }) => x !== 0 || y !== 0) as fc.Arbitrary<Handle>;
const anyDegrees = fc.integer({ min: -180, max: 180 });
const anyStep = fc.record({ x: millimetres(-3_000, 3_000), y: millimetres(-3_000, 3_000) });

/** Where a point of a turned area lies on the sheet. */
const pointOf = (area: Area, degrees: number, at: Point): Point => {
  const middle = middleOf(area);
  const upright = {
    x: middle.x + (at.x * area.width) / 2,
    y: middle.y + (at.y * area.height) / 2,
  };
  return rotated(upright, middle, degrees);
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** Millimetres: what numbers lose on their way. */
const nothing = 1e-6;

describe('resizeArea', () => {
  it('keeps the opposite corner in place, however the area is turned', () => {
    fc.assert(
      fc.property(
        anyArea,
        anyDegrees,
        anyHandle,
        anyStep,
        fc.boolean(),
        (area, degrees, handle, by, keepsRatio) => {
          const resized = resizeArea(area, degrees, handle, by, { keepsRatio, fromMiddle: false });
          const opposite = { x: -handle.x, y: -handle.y };

          const [before, after] = [area, resized].map((at) => pointOf(at, degrees, opposite));
          expect(distance(before ?? origin, after ?? origin)).toBeLessThan(nothing);
        },
      ),
    );
  });

  it('keeps the middle in place from the middle', () => {
    fc.assert(
      fc.property(anyArea, anyDegrees, anyHandle, anyStep, (area, degrees, handle, by) => {
        const options = { keepsRatio: false, fromMiddle: true };

        const resized = resizeArea(area, degrees, handle, by, options);
        expect(distance(middleOf(resized), middleOf(area))).toBeLessThan(nothing);
      }),
    );
  });

  it('keeps the ratio where asked, and never gets lost', () => {
    fc.assert(
      fc.property(anyArea, anyDegrees, anyHandle, anyStep, (area, degrees, handle, by) => {
        const options = { keepsRatio: true, fromMiddle: false };
        const { width, height } = resizeArea(area, degrees, handle, by, options);

        expect(width / height).toBeCloseTo(area.width / area.height, 6);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(smallest - 1e-9);
      }),
    );
  });

  it('follows the pointer along a turned side', () => {
    const area = { x: 0, y: 0, width: 20, height: 10 };
    const options = { keepsRatio: false, fromMiddle: false };
    const resized = resizeArea(area, 90, { x: 1, y: 0 }, { x: 0, y: 6 }, options);

    expect(resized).toMatchObject({ width: 26, height: 10 });
  });
});

describe('normalDegrees', () => {
  it.each([
    [0, 0],
    [190, -170],
    [-190, 170],
    [180, 180],
    [-180, 180],
    [720.04, 0],
  ])('says %d as %d', (degrees, normal) => {
    expect(normalDegrees(degrees)).toBe(normal);
  });
});

describe('unionOf', () => {
  it('is around all of them, and around nothing there is none', () => {
    expect(
      unionOf([
        { x: 5, y: 5, width: 10, height: 10 },
        { x: -5, y: 8, width: 5, height: 20 },
      ]),
    ).toEqual({ x: -5, y: 5, width: 20, height: 23 });
    expect(unionOf([])).toBeUndefined();
  });
});
