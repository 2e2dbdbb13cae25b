import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fitText, smallestPoints, type TextRoom } from './elements/drawText.ts';
import { pointsToMm } from './units.ts';
import { wrapText } from './wrapText.ts';

const room = {
  text: 'How was it?',
  face: 'display-700',
  width: 60,
  height: 12,
  lineHeight: 1.2,
  largest: 20,
} as const satisfies TextRoom;

const linesAt = ({ text, face, width }: TextRoom, points: number) =>
  wrapText(text, { width, fontSize: pointsToMm(points), face });
const heightAt = (of: TextRoom, points: number) =>
  linesAt(of, points).length * pointsToMm(points) * of.lineHeight;
const keepsWords = (of: TextRoom, points: number) =>
  linesAt(of, points)
    .flatMap((line) => line.split(/\s+/))
    .every((word) => of.text.split(/\s+/).includes(word));

describe('fitText', () => {
  it('leaves words as large as asked for when they fit', () => {
    expect(fitText(room)).toBe(20);
  });

  it('makes a word smaller before it would be cut', () => {
    const narrow = { ...room, text: 'Konstantynopolitańczyk', width: 40, largest: 60, height: 90 };

    expect(linesAt(narrow, fitText(narrow))).toEqual(['Konstantynopolitańczyk']);
    expect(fitText(narrow)).toBeGreaterThan(8);
  });

  it('stops where words are too small to print', () => {
    expect(fitText({ ...room, width: 3, height: 1 })).toBe(smallestPoints);
  });

  it('never runs over its room, and is as large as the room allows', () => {
    const rooms = fc.record({
      text: fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 9 }), {
        minLength: 1,
        maxLength: 8,
      }),
      width: fc.integer({ min: 25, max: 120 }),
      height: fc.integer({ min: 4, max: 80 }),
      largest: fc.integer({ min: 60, max: 900 }),
    });
    fc.assert(
      fc.property(rooms, ({ text, largest, ...size }) => {
        const of = { ...room, ...size, text: text.join(' ').trim(), largest: largest / 10 };
        const points = fitText(of);
        const grace = pointsToMm(points) / 500;
        if (points > smallestPoints)
          expect(heightAt(of, points)).toBeLessThanOrEqual(of.height + grace);
        if (points < of.largest) {
          const larger = Math.min(of.largest, points + 0.1);
          const runsOver = heightAt(of, larger) > of.height || !keepsWords(of, larger);
          expect(runsOver).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
