import { createHash } from 'node:crypto';

import { FrameDocument, newFrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { imposeOn, singleSheet, toPdfFile, toSvgFile, writePdf } from '../files/index.ts';
import { ask, hasPrograms, openFolder } from '../files/pdf/askPrograms.fixtures.ts';
import { openFonts } from '../fonts/openFonts.ts';
import { measureText } from '../fonts/measureText.ts';
import { readFontFile } from '../fonts/readFontFile.fixtures.ts';
import { findScanIssues } from '../scan/index.ts';
import { drawElement } from './registry.ts';
import { openStarter, starterNames } from './starters/openStarter.ts';
import { fillVariables, namesItsCode, variablesOf } from './variables.ts';

const fonts = await openFonts(readFontFile);
const options = { language: 'en-US', fonts, title: 'Tables' };

let files: ReturnType<typeof openFolder>;
beforeAll(() => {
  files = openFolder();
});
afterAll(() => files.close());

/** A card that names its code above the code and its place below. */
const card = v.parse(FrameDocument, {
  ...newFrameDocument('Card'),
  size: { width_mm: 60, height_mm: 85, bleed_mm: 3 },
  content: [
    { type: 'text', text: '{code}', x_mm: 5, y_mm: 4, width_mm: 50, font_size_pt: 18 },
    { type: 'code', x_mm: 10, y_mm: 16, width_mm: 40 },
    { type: 'text', text: '{place}, {company}', x_mm: 5, y_mm: 60, width_mm: 50 },
    {
      type: 'text',
      text: 'Nr {number}: {address}',
      x_mm: 5,
      y_mm: 78,
      width_mm: 50,
      font_size_pt: 7,
    },
  ],
});

const pageOf = (number: number, name = `Table ${number}`) => {
  const slug = `7K2M9QXT${String(number).padStart(2, '0')}`;
  const location = { name: `Place ${Math.ceil(number / 10)}` };
  const shortUrl = `https://hearback.example/r/${slug}`;
  return {
    document: card,
    codeText: shortUrl.toUpperCase(),
    values: variablesOf({ name, shortUrl, location, company: { name: 'Parasol' } }, number),
    caption: name,
  };
};

it('fills variables in one pass, and leaves other words in braces', () => {
  const values = { code: '{place}', place: 'Hall' };
  expect(fillVariables('{code} {place} {table} {company}!', values)).toBe('{place} Hall {table} !');
  expect(namesItsCode(card)).toBe(true);
  expect(namesItsCode(newFrameDocument('Card'))).toBe(false);
});

/** The lines of the first element, with their ends in millimetres. */
function linesOf(name: string) {
  const [element] = card.content;
  if (element?.type !== 'text') throw new Error('The card begins with a text.');
  const [mark] = drawElement(element, {
    language: 'en-US',
    values: { code: name },
    showsPlaces: false,
    addressOf: () => undefined,
  });
  const size = Number(mark?.attributes.fontSize);
  return (mark?.children ?? []).map(({ words = '', attributes }) => ({
    words,
    size,
    y: Number(attributes.y),
    width: measureText(words, size, 'text-400'),
  }));
}

it.each([
  ['a long name', 'The long table at the window, second floor, garden side, no. 7'],
  ['a name of one word', 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenfabrikantin'],
  ['a name of two hundred letters', 'Tisch am Fenster '.repeat(12).trim()],
  ['two lines', 'Garden\nTable 4'],
])('keeps %s in the room of a sample', (_, name) => {
  const lines = linesOf(name);
  const [sample] = linesOf('Table 12');
  if (!sample) throw new Error('A name is drawn.');

  expect(lines.length).toBeGreaterThan(0);
  for (const { y, size, width } of lines) {
    expect(size).toBeLessThanOrEqual(sample.size);
    expect(width).toBeLessThanOrEqual(50.01);
    expect(y - size * 0.84).toBeGreaterThan(3.9);
    expect(y).toBeLessThanOrEqual(4 + sample.size * 1.2);
  }
});

it('says so where a name ends before its end', () => {
  const words = linesOf('Tisch am Fenster '.repeat(60))
    .map((line) => line.words)
    .join(' ');
  expect(words).toMatch(/^Tisch am Fenster .*…$/);
  expect(linesOf('Table 1')).toMatchObject([{ words: 'Table 1' }]);
});

it('refuses a text whose longest name would enter the quiet zone, though its sample does not', () => {
  const beside = (x_mm: number) => ({
    ...card,
    content: card.content.map((element) =>
      element.type === 'text' && element.y_mm === 60
        ? { ...element, text: '{code}', x_mm, y_mm: 30, width_mm: 20, font_size_pt: 6 }
        : element,
    ),
  });
  const issuesOf = (document: typeof card) =>
    findScanIssues({ document, codeText: pageOf(1).codeText, language: 'en-US' }, false).map(
      ({ code }) => code,
    );
  expect(issuesOf(card)).toEqual([]);
  // “Table 12” itself is six millimetres wide and ends before the code.
  expect(issuesOf(beside(-6)).length).toBeGreaterThan(0);
});

/** The words and the codes of each page of a file. */
function readPages(path: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const page = ['-f', String(index + 1), '-l', String(index + 1)];
    ask('pdftoppm', '-r', '150', '-gray', '-singlefile', ...page, path, `${path}.page`);
    return {
      words: ask('pdftotext', '-layout', ...page, path, '-'),
      codes: ask('zbarimg', '-q', '--nodbus', '--raw', `${path}.page.pgm`).trim().split('\n'),
    };
  });
}

it.skipIf(!hasPrograms)(
  'prints forty tables in one file, each name beside the address of its code',
  { timeout: 120_000 },
  async () => {
    const pages = Array.from({ length: 40 }, (_, index) => pageOf(index + 1));
    const { path } = files.save('tables.pdf', await toPdfFile(pages, options));
    const read = readPages(path, 40);

    const right = read.filter(({ words, codes }, index) => {
      const { values, codeText } = pageOf(index + 1);
      return (
        codes.length === 1 &&
        codes[0] === codeText &&
        new RegExp(`^\\s*Table ${index + 1}$`, 'm').test(words) &&
        words.includes(`${values.place}, Parasol`) &&
        words.includes(`Nr ${index + 1}: ${values.address}`)
      );
    });
    expect(right).toHaveLength(40);
  },
);

it('draws what pages share once, beside variables, too', async () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => pageOf(index + 1));
  const shaped = {
    ...card,
    content: openStarter('morning').content.filter(({ type }) => type !== 'code'),
  };
  const sizes = await Promise.all(
    [2, 40].map(async (count) => {
      const file = await toPdfFile(
        pages(count).map((page) => ({ ...page, document: shaped })),
        options,
      );
      return file.length;
    }),
  );
  const [two = 0, forty = 0] = sizes;
  expect((forty - two) / 38).toBeLessThan(600);
});

it.skipIf(!hasPrograms)('prints captions below pages, outside of what is cut out', async () => {
  const pages = [pageOf(1), pageOf(2, 'Zażółć gęślą jaźń, '.repeat(9))];
  const marking = { hasCropMarks: true, hasCaptions: true };
  const sheets = [
    ...imposeOn({ kind: 'nUp', format: 'a4', gutter: 4 }, pages, marking),
    ...pages.map((page) => singleSheet(page, marking)),
    ...imposeOn({ kind: 'labels', grid: 'a4x8', startAt: 1 }, pages, marking),
  ];
  const portions: Uint8Array<ArrayBuffer>[] = [];
  for await (const portion of writePdf(sheets, options)) portions.push(portion);
  const bytes = new Uint8Array(await new Blob(portions).arrayBuffer());
  const { path } = files.save('captions.pdf', bytes);
  const timesOn = (page: number) =>
    ask('pdftotext', '-f', String(page), '-l', String(page), path, '-').match(/Table 1$/gm)?.length;

  // In the card and below it; labels have no margin.
  expect([1, 2, 4].map(timesOn)).toEqual([2, 2, 1]);
  for (const { places, marks } of sheets.slice(0, 3)) {
    const captions = marks.filter(({ tag }) => tag === 'text');
    expect(captions).toHaveLength(places.length);
    for (const [index, { x, y }] of places.entries()) {
      const [line, ...others] = captions[index]?.children ?? [];
      const size = Number(captions[index]?.attributes.fontSize);
      expect(others).toEqual([]);
      expect(Number(line?.attributes.y) - size * 0.8).toBeGreaterThan(y + 85);
      const half = measureText(line?.words ?? '', size, 'text-400') / 2;
      expect(Number(line?.attributes.x) - half).toBeGreaterThan(x);
      expect(Number(line?.attributes.x) + half).toBeLessThan(x + 60);
    }
  }
});

it('draws frames without variables as before, to the byte', async () => {
  const codeText = 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A';
  const [svg, pdf] = [createHash('sha256'), createHash('sha256')];
  for (const name of starterNames) {
    const document = openStarter(name);
    svg.update(toSvgFile(document, { language: 'pl-PL', fonts, codeText }));
    const pages = ['', 'B'].map((end) => ({ document, codeText: codeText + end }));
    pdf.update(await toPdfFile(pages, { ...options, title: 'T' }));
  }
  // Of the version before variables. A design or a face that is changed on purpose changes these.
  expect([svg.digest('hex'), pdf.digest('hex')]).toEqual([
    'e7fb2d3cd12096459e8f8f21cbfc9ee5bd9ca2d4cfc5d893dedd2c0dc055a2c5',
    'c57467e570415cea3741f40fcf064bf18fdd5f8445b369898e36807ee8c1c5a0',
  ]);
});
