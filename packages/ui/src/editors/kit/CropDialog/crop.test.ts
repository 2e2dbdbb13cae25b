import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { corners, cropRatios, largestCrop, moveCrop, pullCorner, type CropShape } from './crop';

const picture = { width: 400, height: 300 };

describe('largestCrop', () => {
  it('is the whole picture where any shape will do', () => {
    expect(largestCrop(picture, undefined)).toEqual({ x: 0, y: 0, ...picture });
  });

  it('is as much of a square as there is, from the middle', () => {
    expect(largestCrop(picture, 1)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
  });
});

describe('moveCrop', () => {
  it('stops at the edges', () => {
    const square = { x: 50, y: 0, width: 300, height: 300 };

    expect(moveCrop(square, 500, 20, picture)).toEqual({ ...square, x: 100 });
    expect(moveCrop(square, -500, -20, picture)).toEqual({ ...square, x: 0 });
  });
});

describe('pullCorner', () => {
  it('leaves the corner across where it is', () => {
    expect(pullCorner({ x: 0, y: 0, ...picture }, 'topLeft', 40, 30, picture, undefined)).toEqual({
      x: 40,
      y: 30,
      width: 360,
      height: 270,
    });
  });

  it('keeps a square square, whichever way the hand moves', () => {
    const square = { x: 50, y: 0, width: 200, height: 200 };

    expect(pullCorner(square, 'bottomRight', -50, 3, picture, 1)).toMatchObject({
      width: 150,
      height: 150,
    });
    expect(pullCorner(square, 'bottomRight', 3, -60, picture, 1)).toMatchObject({
      width: 140,
      height: 140,
    });
  });

  it('never leaves the picture, never vanishes and keeps its shape, whatever is done', () => {
    const step = fc.record({
      corner: fc.constantFrom(...corners, 'all' as const),
      byX: fc.integer({ min: -500, max: 500 }),
      byY: fc.integer({ min: -500, max: 500 }),
    });
    const shape = fc.constantFrom(...(Object.keys(cropRatios) as CropShape[]));
    const size = fc.record({
      width: fc.integer({ min: 1, max: 3_000 }),
      height: fc.integer({ min: 1, max: 3_000 }),
    });

    fc.assert(
      fc.property(size, shape, fc.array(step, { maxLength: 12 }), (of, name, steps) => {
        const ratio = cropRatios[name];
        let crop = largestCrop(of, ratio);
        for (const { corner, byX, byY } of steps) {
          crop =
            corner === 'all'
              ? moveCrop(crop, byX, byY, of)
              : pullCorner(crop, corner, byX, byY, of, ratio);
          expect(crop.x).toBeGreaterThanOrEqual(-0.001);
          expect(crop.y).toBeGreaterThanOrEqual(-0.001);
          expect(crop.x + crop.width).toBeLessThanOrEqual(of.width + 0.001);
          expect(crop.y + crop.height).toBeLessThanOrEqual(of.height + 0.001);
          expect(Math.min(crop.width, crop.height)).toBeGreaterThan(0);
          if (ratio !== undefined) expect(crop.width / crop.height).toBeCloseTo(ratio, 5);
        }
      }),
      { numRuns: 200 },
    );
  });
});
