import { CodeStyle } from '@hearback/schema/documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { logoImage, redSquare } from '../frames/frame.fixtures.ts';
import type { Mark } from '../frames/Mark.ts';
import { drawCodeArt } from './drawCodeArt.ts';
import { encode } from './encode.ts';
import { logoPatch } from './logoPatch.ts';
import { readCode } from './readCode.fixtures.ts';

const payload = 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A';
const place = { x: 0, y: 0, width: 100 };
const styled = (style: object) => v.parse(CodeStyle, style);
const draw = (style: object, text = payload) =>
  drawCodeArt(text, styled(style), place, () => redSquare);
const partsOf = (marks: readonly Mark[], tag: Mark['tag']) =>
  (marks[1]?.children ?? []).filter((mark) => mark.tag === tag);

const looks = (['square', 'rounded', 'dots'] as const).flatMap((module_shape) =>
  (['square', 'rounded', 'circle'] as const).map((eye_shape) => ({ module_shape, eye_shape })),
);

describe.each(looks)('a code of $module_shape modules with $eye_shape eyes', (look) => {
  it('reads as its text', () => {
    expect(readCode(draw(look))).toBe(payload);
  });

  it('reads with a logo in it', () => {
    expect(readCode(draw({ ...look, logo: logoImage }))).toBe(payload);
  });

  it('is one path', () => {
    expect(partsOf(draw(look), 'path')).toHaveLength(1);
  });
});

it('draws the eyes as a path of their own where their color differs', () => {
  const [modules, eyes] = partsOf(draw({ eye_color: '#0a4d43' }), 'path');

  expect(modules?.attributes.fill).toBeUndefined();
  expect(eyes?.attributes.fill).toBe('#0a4d43');
});

it('raises the reserve to the highest for a logo, whatever the style says', () => {
  const withLogo = draw({ level: 'L', logo: logoImage })[1]?.attributes.transform;
  const highest = draw({ level: 'H' })[1]?.attributes.transform;

  expect(withLogo).toBe(highest);
});

it('leaves the code whole when the picture of a logo is not at hand', () => {
  const marks = drawCodeArt(payload, styled({ logo: logoImage }), place, () => undefined);

  expect(partsOf(marks, 'image')).toEqual([]);
  expect(marks).toEqual(draw({ level: 'H' }));
});

describe('the patch of a logo', () => {
  const square = { width: 1, height: 1 };

  it.each([21, 25, 29, 33, 37, 41])('lies in the middle of a code of %i modules', (side) => {
    for (const picture of [square, { width: 3, height: 1 }, { width: 1, height: 2 }]) {
      const patch = logoPatch(side, picture);
      if (!patch) throw new Error('There is room for a logo.');
      expect(patch.x * 2 + patch.width).toBe(side);
      expect(patch.y * 2 + patch.height).toBe(side);
      // Off the eyes with their borders and the timing.
      expect(patch.x).toBeGreaterThan(6);
      expect(patch.y).toBeGreaterThan(6);
    }
  });

  it('follows the shape of the picture', () => {
    const wide = logoPatch(29, { width: 3, height: 1 });

    expect(wide?.width).toBeGreaterThan(wide?.height ?? 0);
  });

  it('is left out where an alignment pattern lies in the middle', () => {
    expect(logoPatch(45, square)).toBeUndefined();
  });

  it.each([20, 40, 60, 80])('leaves a text of %i letters readable', (letters) => {
    const text = 'HEARBACK-7'.repeat(letters / 10);

    expect(logoPatch(encode(text, 'H').length, square)).toBeDefined();
    expect(readCode(draw({ logo: { ...logoImage, height: 96 } }, text))).toBe(text);
  });
});
