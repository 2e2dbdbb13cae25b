import { newFrameDocument } from '@hearback/schema/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openFonts } from '../fonts/openFonts.ts';
import { readFontFile } from '../fonts/readFontFile.fixtures.ts';
import { openStarter } from '../frames/starters/openStarter.ts';
import { ask, hasPrograms, openFolder } from './pdf/askPrograms.fixtures.ts';
import { openRasteriser } from './png/openRasteriser.ts';
import { readRasteriser } from './png/readRasteriser.fixtures.ts';
import { rollDots, scaleOnRoll, toReceiptFile } from './toReceiptFile.ts';

const fonts = await openFonts(readFontFile);
const rasteriser = await openRasteriser(await readRasteriser());
const options = { language: 'en-US', fonts, rasteriser };
const textOf = (index: number) => `HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT${10 + index}`;

let files: ReturnType<typeof openFolder>;
beforeAll(() => {
  files = openFolder();
});
afterAll(() => files.close());

/** The pages of a receipt as PBM files, read as a printer reads the commands. */
function readReceipt(bytes: Uint8Array) {
  const pages: { width: number; rows: number; data: number[] }[] = [];
  let page: (typeof pages)[number] | undefined;
  expect([...bytes.subarray(0, 2)]).toEqual([0x1b, 0x40]);
  for (let at = 2; at < bytes.length;) {
    const [first, second, third, mode] = bytes.subarray(at, at + 4);
    expect(first).toBe(0x1d);
    if (second === 0x56) {
      expect([third, mode]).toEqual([0x42, 0]);
      if (page) pages.push(page);
      page = undefined;
      at += 4;
      continue;
    }
    expect([second, third, mode]).toEqual([0x76, 0x30, 0]);
    const [widthLow = 0, widthHigh = 0, rowsLow = 0, rowsHigh = 0] = bytes.subarray(at + 4, at + 8);
    const [width, rows] = [widthLow + 256 * widthHigh, rowsLow + 256 * rowsHigh];
    page ??= { width: width * 8, rows: 0, data: [] };
    page.rows += rows;
    for (const byte of bytes.subarray(at + 8, at + 8 + width * rows)) page.data.push(byte);
    at += 8 + width * rows;
  }
  expect(page).toBeUndefined();
  return pages;
}

it.skipIf(!hasPrograms).each([
  [58, 'tillRoll'],
  [80, 'tillRoll'],
  [58, 'narrowRoll'],
] as const)(
  'prints two codes on a roll of %s mm that read as two addresses: %s',
  { timeout: 60_000 },
  async (roll, name) => {
    const document = openStarter(name);
    const pages = [0, 1].map((index) => ({ document, codeText: textOf(index) }));
    const file = toReceiptFile(pages, { ...options, roll });
    const printed = readReceipt(new Uint8Array(await file.arrayBuffer()));

    expect(printed.map(({ width }) => width)).toEqual([rollDots[roll], rollDots[roll]]);
    const read = printed.map(({ width, rows, data }, index) => {
      const head = new TextEncoder().encode(`P4\n${width} ${rows}\n`);
      const { path } = files.save(
        `${roll}-${name}-${index}.pbm`,
        new Uint8Array([...head, ...data]),
      );
      return ask('zbarimg', '-q', '--nodbus', '--raw', path).trim();
    });
    expect(read).toEqual([textOf(0), textOf(1)]);
  },
);

it('prints dark colors black and light ones not at all', async () => {
  const [white, gray, teal] = await Promise.all(
    ['#fff4d6', '#909090', '#0a6b5d'].map(async (background_color) => {
      const document = { ...newFrameDocument('Card'), content: [], background_color };
      const file = toReceiptFile([{ document, codeText: textOf(0) }], { ...options, roll: 58 });
      const [page] = readReceipt(new Uint8Array(await file.arrayBuffer()));
      return new Set(page?.data);
    }),
  );
  expect([white, gray, teal]).toEqual([new Set([0]), new Set([0]), new Set([255])]);
});

it('says how much smaller a page becomes', () => {
  expect(scaleOnRoll(newFrameDocument('Card'), 58)).toBeCloseTo(48 / 105);
  expect(scaleOnRoll(newFrameDocument('Card'), 80)).toBeCloseTo(72 / 105);
});
