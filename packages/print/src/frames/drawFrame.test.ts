import { FrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boundsOf, foldLinesOf, paperOf, sheetOf } from './sheetOf.ts';
import { cutPathOf, hangerHoleOf } from './cutPathOf.ts';
import { drawFrame } from './drawFrame.ts';
import { logoImage, redSquare } from './frame.fixtures.ts';
import type { Mark } from './Mark.ts';
import { frameKinds, frameSizeNames, frameSizes, nameOfSize } from './frameSizes.ts';

const options = {
  codeText: 'HEARBACK',
  language: 'en-US',
  showsPlaces: false,
  hasBleed: true,
  addressOf: () => redSquare,
};
const block = { type: 'shape', id: 'block', x_mm: 10, y_mm: 20, width_mm: 40, height_mm: 20 };
const frameOf = (element: object, size: object = frameSizes.a6) =>
  v.parse(FrameDocument, { name: 'Card', size, content: [element] });
const only = (document: FrameDocument) => {
  const [element] = document.content;
  if (!element) throw new Error('The frame has an element.');
  return element;
};

describe('a turned element', () => {
  it('turns around its own middle', () => {
    const [, mark] = drawFrame(frameOf({ ...block, rotation_deg: 30 }), options);

    expect(mark?.attributes.transform).toBe('rotate(30 30 30)');
    expect(mark?.children).toHaveLength(1);
  });

  it('is drawn as it is when it is upright', () => {
    const upright = drawFrame(frameOf(block), options);

    expect(drawFrame(frameOf({ ...block, rotation_deg: 0 }), options)).toEqual(upright);
    expect(upright[1]?.tag).toBe('rect');
  });

  it('takes up the room of its corners', () => {
    expect(boundsOf(only(frameOf({ ...block, rotation_deg: 90 })))).toEqual({
      x: expect.closeTo(20),
      y: expect.closeTo(10),
      width: expect.closeTo(20),
      height: expect.closeTo(40),
    });
  });
});

describe('a code', () => {
  const place = { type: 'code', id: 'code', x_mm: 30, y_mm: 40, width_mm: 40 };
  const wordsIn = (marks: readonly Mark[]): string[] =>
    marks.flatMap(({ words, children = [] }) => [...(words ? [words] : []), ...wordsIn(children)]);
  const { codeText: _, ...withoutText } = options;

  it('that is not linked yet is a sample, and says so in the language of the frame', () => {
    for (const [language, word] of [
      ['en-US', 'Sample'],
      ['pl-PL', 'Wzór'],
    ] as const) {
      expect(wordsIn(drawFrame(frameOf(place), { ...withoutText, language }))).toEqual([word]);
    }
    expect(wordsIn(drawFrame(frameOf(place), options))).toEqual([]);
  });

  it('keeps its three corner squares free of the label', () => {
    const [, , , around] = drawFrame(frameOf(place), withoutText);
    const { x, y } = { x: 0, y: 0, ...around?.attributes };

    expect(x).toBeGreaterThan(30 + 40 * 0.25);
    expect(y).toBeGreaterThan(40 + 40 * 0.6);
  });
});

describe('a tent', () => {
  const tent = frameOf(block, frameSizes.tableTent);
  const [paper, back, front] = drawFrame(tent, options);

  it('is printed on a sheet of twice its height, and folded in the middle', () => {
    expect(sheetOf(tent.size)).toEqual({ width_mm: 105, height_mm: 296 });
    expect(foldLinesOf(tent.size)).toEqual([148]);
    expect(paper?.attributes).toMatchObject({ x: -3, y: -3, width: 111, height: 302 });
  });

  it('has its front below the fold and the same art upside down above it', () => {
    expect(front?.tag).toBe('svg');
    expect(front?.attributes).toMatchObject({ y: 148, viewBox: '-3 0 111 151' });
    expect(back?.attributes.transform).toBe('rotate(180 52.5 74)');
    expect(back?.children?.[0]?.children).toEqual(front?.children);
  });

  it('has nothing of one side on the other: each ends at the fold', () => {
    for (const side of [back?.children?.[0], front]) {
      expect(side?.attributes).toMatchObject({ x: -3, width: 111, height: 151 });
    }
  });
});

describe('the cut', () => {
  it('follows the edges, unless the sheet says otherwise', () => {
    expect(cutPathOf(frameSizes.a6)).toBe('M0 0H105V148H0z');
    expect(cutPathOf(frameSizes.tableTent)).toBe('M0 0H105V296H0z');
    expect(cutPathOf(frameSizes.roundSticker)).toBe('M0 40a40 40 0 1 0 80 0a40 40 0 1 0 -80 0z');
  });

  it('makes a hole for the handle of a door, on the sheet', () => {
    const { x, y, radius } = hangerHoleOf(frameSizes.doorHanger);

    expect(x).toBe(45);
    expect(2 * radius).toBeGreaterThanOrEqual(35);
    expect(y - radius).toBeGreaterThanOrEqual(8);
    expect(cutPathOf(frameSizes.doorHanger)).toContain(`a${radius} ${radius}`);
  });
});

describe('the sizes', () => {
  it('are each of one kind, and known by their name', () => {
    expect(Object.values(frameKinds).flat().toSorted()).toEqual(frameSizeNames.toSorted());
    for (const name of frameSizeNames) expect(nameOfSize(frameSizes[name])).toBe(name);
  });

  it('tell a card from a tent of the same measures', () => {
    expect(nameOfSize({ width_mm: 105, height_mm: 148, bleed_mm: 0 })).toBe('a6');
    expect(nameOfSize({ width_mm: 105, height_mm: 148, bleed_mm: 3, fold: 'tent' })).toBe(
      'tableTent',
    );
    expect(nameOfSize({ width_mm: 105, height_mm: 149, bleed_mm: 3 })).toBeUndefined();
  });

  it('have paper around them only where there is something to cut', () => {
    expect(paperOf(frameSizes.receipt80, true)).toEqual(paperOf(frameSizes.receipt80, false));
    expect(paperOf(frameSizes.a6, true).width).toBe(111);
  });
});

it.each([
  [undefined, 'xMidYMid meet'],
  ['contain', 'xMidYMid meet'],
  ['cover', 'xMidYMid slice'],
])('shows a picture whole, or fills its place with it: %s', (fit, ratio) => {
  const { x_mm, y_mm, width_mm, height_mm } = block;
  const place = { x_mm, y_mm, width_mm, height_mm };
  const picture = { type: 'image', image: logoImage, ...place, ...(fit !== undefined && { fit }) };

  expect(drawFrame(frameOf(picture), options)[1]?.attributes.preserveAspectRatio).toBe(ratio);
});

it('shows the code in a style of its own, in place of the one of its frame', () => {
  const code = { type: 'code', x_mm: 10, y_mm: 10, width_mm: 40, color: '#111111' };
  const codeStyle = { color: '#0a4d43', background_color: '#fff8f0', level: 'M' } as const;
  const colorsOf = (marks: ReturnType<typeof drawFrame>) =>
    marks.slice(1).map(({ attributes }) => attributes.fill);

  expect(colorsOf(drawFrame(frameOf(code), options))).toEqual(['#ffffff', '#111111']);
  expect(colorsOf(drawFrame(frameOf(code), { ...options, codeStyle }))).toEqual([
    '#fff8f0',
    '#0a4d43',
  ]);
});
