import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContrastPair,
  fromOklch,
  nearestReadable,
  seenContrast,
  textNeeds,
  toOklch,
} from './colors';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

const on = (ground: string, needs: 3 | 4.5 = 4.5): ContrastPair => ({
  name: 'On the background',
  color: ground,
  needs,
});

describe('nearestReadable', () => {
  it('leaves alone what reads well', () => {
    expect(nearestReadable('#1b1d22', [on('#ffffff')])).toBeUndefined();
  });

  it('finds for any text on any ground one that passes', () => {
    fc.assert(
      fc.property(color, color, (text, ground) => {
        const found = nearestReadable(text, [on(ground)]);
        expect(seenContrast(found ?? text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the hue: a pale orange becomes a dark one, not a grey', () => {
    const found = nearestReadable('#f2a65a', [on('#ffffff')]) ?? '';

    expect(Math.abs(toOklch(found).hue - toOklch('#f2a65a').hue)).toBeLessThan(4);
    expect(toOklch(found).chroma).toBeGreaterThan(0.08);
  });

  it('goes no further than it has to', () => {
    const found = nearestReadable('#999999', [on('#ffffff')]) ?? '';

    expect(seenContrast(found, '#ffffff')).toBeLessThan(4.7);
  });

  it('goes lighter where lighter is nearer', () => {
    const found = nearestReadable('#6a6a6a', [on('#1b1d22')]) ?? '';

    expect(toOklch(found).lightness).toBeGreaterThan(toOklch('#6a6a6a').lightness);
  });

  it('stands apart from each of several colours', () => {
    const pairs = [on('#ffffff', 3), on('#000000', 3)];
    const found = nearestReadable('#fbe38e', pairs) ?? '';

    for (const pair of pairs) expect(seenContrast(found, pair.color)).toBeGreaterThanOrEqual(3);
  });

  it('admits that nothing reads on both black and white', () => {
    expect(nearestReadable('#808080', [on('#ffffff'), on('#000000', 4.5), on('#767676')])).toBe(
      undefined,
    );
  });
});

describe('seenContrast', () => {
  it('sees through what is not opaque', () => {
    expect(seenContrast('#00000000', '#ffffff')).toBe(1);
    expect(seenContrast('#000000', '#ffffff00')).toBe(21);
  });
});

describe('textNeeds', () => {
  it.each([
    [16, false, 4.5],
    [23.9, false, 4.5],
    [24, false, 3],
    [18, true, 4.5],
    [19, true, 3],
  ])('for %d px, bold: %s, is %d', (pixels, isBold, needs) => {
    expect(textNeeds(pixels, isBold)).toBe(needs);
  });
});

describe('oklch', () => {
  it('gives every colour back', () => {
    fc.assert(
      fc.property(color, (any) => {
        expect(fromOklch(toOklch(any))).toBe(any);
      }),
    );
  });

  it('agrees with the published values of pure red', () => {
    const { lightness, chroma, hue } = toOklch('#ff0000');

    expect([lightness, chroma, hue].map((value) => value.toFixed(3))).toEqual([
      '0.628',
      '0.258',
      '29.234',
    ]);
  });
});
