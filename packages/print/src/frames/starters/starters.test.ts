import { contrastRatio, type ElementOf } from '@hearback/schema/documents';
import { languages } from '@hearback/schema/limits';
import { describe, expect, it } from 'vitest';

import { findScanIssues } from '../../scan/index.ts';
import { areaOf, boundsOf } from '../sheetOf.ts';
import { pointsOfText } from '../elements/drawText.ts';
import { kindOfSize, nameOfSize } from '../frameSizes.ts';
import { lettersMissing } from '../wrapText.ts';
import { openStarter, starterNames } from './openStarter.ts';

/** As large as people read at arm’s length; receipts and small print go no lower. */
const readablePoints = 7;

describe.each(starterNames)('the design %s', (name) => {
  const document = openStarter(name);
  const { size, content } = document;
  const texts = content.filter((element): element is ElementOf<'text'> => element.type === 'text');

  it('is made for a sheet that printing houses know', () => {
    expect(nameOfSize(size)).toBeDefined();
  });

  it('has one code, dark on light, upright and off the edge', () => {
    const codes = content.filter(
      (element): element is ElementOf<'code'> => element.type === 'code',
    );
    expect(codes).toHaveLength(1);
    for (const code of codes) {
      expect(contrastRatio(code.color, code.background_color)).toBeGreaterThan(7);
      expect(contrastRatio(code.color, '#ffffff')).toBeGreaterThan(
        contrastRatio(code.background_color, '#ffffff'),
      );
      expect(code.rotation_deg).toBeUndefined();
      const { x, y, width, height } = areaOf(code);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
      expect(x + width).toBeLessThanOrEqual(size.width_mm - 1);
      expect(y + height).toBeLessThanOrEqual(size.height_mm - 2);
    }
  });

  it.each(languages)('has room for its words, large enough to be read, in %s', (language) => {
    for (const text of texts) {
      expect(text.height_mm).toBeDefined();
      expect(pointsOfText(text, language)).toBeGreaterThanOrEqual(readablePoints);
    }
  });

  it('keeps its words on the sheet, a safe way off the cut', () => {
    for (const text of texts) {
      const { x, y, width, height } = boundsOf(text);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(2.5);
      expect(x + width).toBeLessThanOrEqual(size.width_mm - 2.5);
      expect(y + height).toBeLessThanOrEqual(size.height_mm - 2.5);
    }
  });

  it('has words of its own in each language, in letters that are printed', () => {
    for (const { text } of texts) {
      if (typeof text === 'string') throw new Error('A design has its words by language.');
      expect(Object.keys(text).toSorted()).toEqual([...languages].toSorted());
      expect(lettersMissing(Object.values(text).join(''))).toEqual([]);
    }
  });

  it('gives the gate of print nothing to say: quiet, strong and large enough for its place', () => {
    const codeText = 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A';
    for (const language of languages) {
      expect(findScanIssues({ document, codeText, language })).toEqual([]);
    }
  });

  it('bleeds where it is cut, and only black is on a receipt', () => {
    const isReceipt = kindOfSize(size) === 'receipts';
    expect(size.bleed_mm).toBe(isReceipt ? 0 : 3);
    if (!isReceipt) return;
    const inks = content.map((element) => ('color' in element ? element.color : undefined));
    expect(new Set(inks)).toEqual(new Set(['#000000']));
  });
});

it('offers at least twelve designs, for every kind of sheet', () => {
  expect(starterNames.length).toBeGreaterThanOrEqual(12);
  const kinds = starterNames.map((name) => kindOfSize(openStarter(name).size));
  expect(new Set(kinds)).toEqual(new Set(['sheets', 'cards', 'stickers', 'receipts']));
});

it('has a layout of its own for each of them', () => {
  const layouts = starterNames.map((name) =>
    openStarter(name)
      .content.map((element) => `${element.type}${element.x_mm},${element.y_mm}`)
      .join(' '),
  );
  expect(new Set(layouts).size).toBe(starterNames.length);
});
