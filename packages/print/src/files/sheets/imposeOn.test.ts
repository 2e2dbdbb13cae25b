import { FrameDocument, newFrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFonts } from '../../fonts/openFonts.ts';
import { readFontFile } from '../../fonts/readFontFile.fixtures.ts';
import { ask, differing, hasPrograms, openFolder } from '../pdf/askPrograms.fixtures.ts';
import { writePdf } from '../pdf/writePdf.ts';
import { fitOnto } from './fitOnto.ts';
import { imposeOn } from './imposeOn.ts';
import { labelGridNames, labelGrids, type Sheet, sheetFormats } from './Sheet.ts';
import { singleSheet } from './singleSheet.ts';
import { toSvgSheet } from './toSvgSheet.ts';

const textOf = (index: number) => `HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT${10 + index}`;
const fonts = await openFonts(readFontFile);
const options = { language: 'en-US', fonts, title: 'Sheet' };

const frame = (width_mm: number, height_mm: number, more: object = {}) =>
  v.parse(FrameDocument, {
    name: 'Sticker',
    size: { width_mm, height_mm, bleed_mm: 2, ...more },
    background_color: '#fff4d6',
    content: [
      { type: 'code', x_mm: 2, y_mm: 2, width_mm: Math.min(width_mm, height_mm) - 4 },
      { type: 'text', text: { 'en-US': 'Tea' }, x_mm: 0, y_mm: height_mm - 4, width_mm },
    ],
  });

const pagesOf = (count: number, document = frame(35, 45)) =>
  Array.from({ length: count }, (_, index) => ({ document, codeText: textOf(index) }));

const pdfOf = async (sheets: readonly Sheet[]) => {
  const portions: Uint8Array<ArrayBuffer>[] = [];
  for await (const portion of writePdf(sheets, options)) portions.push(portion);
  return new Uint8Array(await new Blob(portions).arrayBuffer());
};

let files: ReturnType<typeof openFolder>;
beforeAll(() => {
  files = openFolder();
});
afterAll(() => files.close());

describe('imposeOn', () => {
  it.each([
    ['four A6 cards on A4, edge to edge', 105, 148, 'a4', 0, {}, 2, 2],
    ['stickers with a gutter', 70, 70, 'a4', 4, {}, 2, 4],
    ['the way round that holds more', 140, 60, 'a4', 4, {}, 2, 3],
    ['fewer where marks need room', 105, 148, 'a4', 0, { hasCropMarks: true }, 2, 1],
    ['none where a page is larger than the sheet', 297, 420, 'letter', 0, {}, 0, 0],
  ] as const)('finds room for %s', (_, width, height, format, gutter, marking, columns, rows) => {
    const fit = fitOnto(
      { width_mm: width, height_mm: height, bleed_mm: 3 },
      { kind: 'nUp', format, gutter },
      marking,
    );
    expect([fit.columns, fit.rows]).toEqual([columns, rows]);
  });

  it('begins at the label that is left', () => {
    const [first, second] = imposeOn({ kind: 'labels', grid: 'a4x21', startAt: 20 }, pagesOf(3));

    expect(first?.places).toHaveLength(2);
    expect(second?.places.map(({ page }) => page.codeText)).toEqual([textOf(2)]);
  });

  it.each(labelGridNames)(
    'keeps every page inside its label, and every label on the sheet: %s',
    (grid) => {
      const { columns, rows, width, height, gap, format } = labelGrids[grid];
      const [sheet] = imposeOn({ kind: 'labels', grid, startAt: 1 }, pagesOf(columns * rows));
      const left = (sheetFormats[format].width - columns * (width + gap) + gap) / 2;
      const top = (sheetFormats[format].height - rows * height) / 2;

      // Labels without a gap reach to the edge of their sheet.
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      for (const [index, { x, y, scale, isTurned }] of (sheet?.places ?? []).entries()) {
        const cell = [
          left + (index % columns) * (width + gap),
          top + Math.floor(index / columns) * height,
        ];
        const [across, down] = isTurned ? [45, 35] : [35, 45];
        expect(x).toBeGreaterThanOrEqual((cell[0] ?? 0) - 0.001);
        expect(y).toBeGreaterThanOrEqual((cell[1] ?? 0) - 0.001);
        expect(x + across * scale).toBeLessThanOrEqual((cell[0] ?? 0) + width + 0.001);
        expect(y + down * scale).toBeLessThanOrEqual((cell[1] ?? 0) + height + 0.001);
      }
    },
  );

  it('shares the marks of neighbours that touch, and keeps them off the pages', () => {
    const [sheet] = imposeOn({ kind: 'nUp', format: 'a4', gutter: 0 }, pagesOf(50), {
      hasCropMarks: true,
    });
    const { columns, rows } = fitOnto(
      frame(35, 45).size,
      { kind: 'nUp', format: 'a4', gutter: 0 },
      { hasCropMarks: true },
    );

    // Two ends for each line between or beside columns and rows.
    expect(sheet?.marks).toHaveLength(2 * (columns + 1 + rows + 1));
    const lefts = sheet?.places.map(({ x }) => x) ?? [];
    const uprights = sheet?.marks.filter(({ attributes: { x1, x2 } }) => x1 === x2) ?? [];
    const level = sheet?.marks.filter(({ attributes: { y1, y2 } }) => y1 === y2) ?? [];
    expect(uprights.length + level.length).toBe(sheet?.marks.length);
    for (const { attributes } of level) {
      const reaches = [Number(attributes.x1), Number(attributes.x2)];
      const isLeft = Math.max(...reaches) < Math.min(...lefts);
      expect(isLeft || Math.min(...reaches) > Math.max(...lefts) + 35).toBe(true);
    }
  });

  it('puts sizes that differ on sheets of their own, and beside each other on labels', () => {
    const mixed = [...pagesOf(2), ...pagesOf(1, newFrameDocument('Card')), ...pagesOf(1)];
    const [labels] = imposeOn({ kind: 'labels', grid: 'a4x24', startAt: 1 }, mixed);
    expect(labels?.places).toHaveLength(4);
    expect(new Set(labels?.places.map(({ scale }) => scale)).size).toBe(2);
    const sheets = imposeOn({ kind: 'nUp', format: 'a4', gutter: 4 }, mixed);

    expect(sheets.map(({ places }) => places.length)).toEqual([3, 1]);
  });

  it('outlines round stickers for whoever cuts them, without marks for straight cuts', () => {
    const pages = pagesOf(2, frame(60, 60, { cut: 'round' }));
    const marking = { hasCropMarks: true };
    const [plain] = imposeOn({ kind: 'nUp', format: 'a4', gutter: 6 }, pages);
    const shared = imposeOn({ kind: 'nUp', format: 'a4', gutter: 6 }, pages, marking);
    const own = pages.map((page) => singleSheet(page, marking));
    const circles = (sheet: Sheet | undefined, isForScreen = false) =>
      sheet &&
      toSvgSheet(sheet, 'Sheet', { ...options, isForScreen }).match(/a30 30 0 1 0 60 0a/g)?.length;

    expect([...shared, ...own].flatMap(({ marks }) => marks)).toEqual([]);
    expect([circles(shared[0]), circles(own[0])]).toEqual([2, 1]);
    expect(circles(plain)).toBeUndefined();
    // A white line and a dashed one for each of them.
    expect(circles(plain, true)).toBe(4);
  });

  it('shows every label on a screen, the used ones too, and none in print', () => {
    const [sheet] = imposeOn({ kind: 'labels', grid: 'a4x24', startAt: 5 }, pagesOf(2));
    const dashesOf = (isForScreen: boolean) =>
      sheet && (toSvgSheet(sheet, 'Sheet', { ...options, isForScreen }).match(/dasharray/g) ?? []);

    expect(dashesOf(true)).toHaveLength(24);
    expect(dashesOf(false)).toHaveLength(0);
  });

  it('says so where a page does not fit', () => {
    expect(() =>
      imposeOn({ kind: 'nUp', format: 'a4', gutter: 0 }, pagesOf(1, frame(300, 300))),
    ).toThrow('A page of 300 × 300 mm does not fit on this sheet.');
  });
});

// Other programs read whole sheets here, and each takes its second.
describe.skipIf(!hasPrograms)('sheets, read by other programs', { timeout: 180_000 }, () => {
  it('prints thirty codes on one sheet that read as thirty addresses', async () => {
    const sheets = imposeOn({ kind: 'labels', grid: 'letterX30', startAt: 1 }, pagesOf(30));
    expect(sheets).toHaveLength(1);
    const file = files.save('labels.pdf', await pdfOf(sheets));
    ask('pdftoppm', '-r', '300', '-gray', '-singlefile', file.path, `${file.path}.page`);
    const read = ask('zbarimg', '--quiet', '--nodbus', '--raw', `${file.path}.page.pgm`);

    expect(read.trim().split('\n').toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => textOf(index)),
    );
  });

  it.each([
    [
      'stickers with marks and bleed',
      imposeOn({ kind: 'nUp', format: 'a4', gutter: 6 }, pagesOf(7), {
        hasBleed: true,
        hasCropMarks: true,
      }),
    ],
    ['labels on their sides', imposeOn({ kind: 'labels', grid: 'a4x24', startAt: 5 }, pagesOf(4))],
    [
      'round stickers with an outline',
      imposeOn(
        { kind: 'nUp', format: 'a4', gutter: 6 },
        pagesOf(3, frame(60, 60, { cut: 'round' })),
      ),
    ],
    [
      'tents',
      imposeOn(
        { kind: 'nUp', format: 'a3', gutter: 6 },
        pagesOf(2, frame(90, 90, { fold: 'tent' })),
      ),
    ],
  ] as const)('shows %s as PDF and as SVG alike', async (_, sheets) => {
    const [sheet] = sheets;
    if (!sheet) throw new Error('There is no sheet.');
    const pdf = files.save('sheet.pdf', await pdfOf(sheets));
    const svg = files.save('sheet.svg', toSvgSheet(sheet, 'Sheet', options));

    expect(differing(await pdf.pixels(100), await svg.pixels(100))).toBeLessThan(0.01);
    const { Media, Trim } = pdf.boxes();
    expect(Trim).toEqual(Media);
    expect(Media?.[2]).toBeCloseTo(sheet.width, 1);
    expect(Media?.[3]).toBeCloseTo(sheet.height, 1);
  });
});
