import { parseColor } from '@hearback/schema/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatColor, notationOf, notations } from './colors';

describe('formatColor', () => {
  it.each([
    ['#0a6b5d', 'hex', '#0a6b5d'],
    ['#0a6b5d', 'rgb', 'rgb(10 107 93)'],
    ['#0a6b5d80', 'rgb', 'rgb(10 107 93 / 0.502)'],
    ['#ff0000', 'hsl', 'hsl(0 100% 50%)'],
    ['#808080', 'hsl', 'hsl(0 0% 50%)'],
  ] as const)('writes %s in %s as %s', (color, notation, text) => {
    expect(formatColor(color, notation)).toBe(text);
  });

  it('writes every colour so that it is read as the same colour', () => {
    const hex = fc
      .tuple(fc.integer({ min: 0, max: 0xff_ff_ff }), fc.option(fc.integer({ min: 0, max: 254 })))
      .map(
        ([rgb, alpha]) =>
          `#${rgb.toString(16).padStart(6, '0')}${alpha === null ? '' : alpha.toString(16).padStart(2, '0')}`,
      );
    fc.assert(
      fc.property(hex, fc.constantFrom(...notations), (color, notation) => {
        expect(parseColor(formatColor(color, notation))).toBe(color);
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['#0a6b5d', 'hex'],
  ['RGB(1,2,3)', 'rgb'],
  [' hsla(1 2% 3%)', 'hsl'],
])('reads %j as written in %s', (text, notation) => {
  expect(notationOf(text)).toBe(notation);
});
