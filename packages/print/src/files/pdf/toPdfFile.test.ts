import { FrameDocument, newFrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFonts } from '../../fonts/openFonts.ts';
import { readFontFile } from '../../fonts/readFontFile.fixtures.ts';
import { cafeLogo, logoImage, tableCard } from '../../frames/frame.fixtures.ts';
import { frameSizeNames, frameSizes } from '../../frames/frameSizes.ts';
import { sheetOf } from '../../frames/sheetOf.ts';
import { openStarter, starterNames } from '../../frames/starters/openStarter.ts';
import { toSvgFile } from '../toSvgFile.ts';
import { ask, differing, hasPrograms, openFolder } from './askPrograms.fixtures.ts';
import { openPressProfiles } from './pressStandard.ts';
import { toPdfFile } from './writePdf.ts';

const codeText = 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A';
const fonts = await openFonts(readFontFile);
const images = { [logoImage.id]: cafeLogo };
const options = { language: 'pl-PL', fonts, images, title: 'Kartka „Żółć”' };
const styled = {
  color: '#0a4d43',
  background_color: '#ffffff',
  level: 'H',
  module_shape: 'rounded',
  eye_shape: 'circle',
  eye_color: '#b97700',
  logo: logoImage,
} as const;

let files: ReturnType<typeof openFolder>;
beforeAll(() => {
  files = openFolder();
});
afterAll(() => files.close());

const save = async (
  pages: Parameters<typeof toPdfFile>[0],
  more: Partial<Parameters<typeof toPdfFile>[1]> = {},
) => files.save('frame.pdf', await toPdfFile(pages, { ...options, ...more }));

const rows = (table: string) => table.trim().split('\n').slice(2);

/** Everything that may be turned, cut, shown through or in a group, in one frame. */
const turned = v.parse(FrameDocument, {
  ...newFrameDocument('Turned'),
  background_color: '#fff4d6',
  content: [
    {
      type: 'shape',
      x_mm: 10,
      y_mm: 10,
      width_mm: 60,
      height_mm: 30,
      radius_mm: 4,
      fill: '#c4770080',
      rotation_deg: 24,
      group_id: 'a',
    },
    {
      type: 'shape',
      shape: 'ellipse',
      x_mm: 60,
      y_mm: 100,
      width_mm: 30,
      height_mm: 20,
      line_color: '#0a4d43',
      group_id: 'a',
    },
    {
      type: 'image',
      x_mm: 5,
      y_mm: 95,
      width_mm: 40,
      height_mm: 40,
      fit: 'cover',
      image: logoImage,
      rotation_deg: -12,
    },
    {
      type: 'icon',
      icon: 'star',
      x_mm: 75,
      y_mm: 12,
      width_mm: 18,
      color: '#0a4d43',
      rotation_deg: 15,
    },
    { type: 'code', x_mm: 30, y_mm: 45, width_mm: 45, rotation_deg: 8, ...styled },
    {
      type: 'text',
      text: { 'pl-PL': 'Żółta gęś' },
      x_mm: 40,
      y_mm: 125,
      width_mm: 50,
      height_mm: 8,
      font_size_pt: 24,
      rotation_deg: -90,
    },
  ],
});

// Other programs read whole pages here, and each takes its second.
describe.skipIf(!hasPrograms)('toPdfFile, read by Poppler', { timeout: 180_000 }, () => {
  it.each(frameSizeNames)(
    'cuts and bleeds where it should, within a tenth of a millimetre: %s',
    async (name) => {
      const document = { ...newFrameDocument('Sheet'), size: frameSizes[name] };
      const file = await save([{ document, codeText }], { hasBleed: true, hasCropMarks: true });
      const { width_mm, height_mm } = sheetOf(document.size);
      const bleed = document.size.bleed_mm;
      const boxes = file.boxes();

      // Seven millimetres of room for the marks, the bleed, then the sheet.
      const at = 7 + bleed;
      for (const [box, expected] of Object.entries({
        Media: [0, 0, width_mm + 2 * at, height_mm + 2 * at],
        Bleed: [7, 7, 7 + width_mm + 2 * bleed, 7 + height_mm + 2 * bleed],
        Trim: [at, at, at + width_mm, at + height_mm],
      })) {
        for (const [index, mm] of expected.entries()) {
          expect(Math.abs((boxes[box]?.[index] ?? 0) - mm), `${box} ${index}`).toBeLessThan(0.1);
        }
      }
    },
  );

  it('embeds every font, and its text can be found', async () => {
    const file = await save([{ document: tableCard, codeText }]);
    const found = rows(ask('pdffonts', file.path));

    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const row of found) expect(row).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/);
    expect(ask('pdftotext', file.path, '-').replaceAll(/\s+/g, ' ')).toContain(
      'Jak było? Skieruj aparat na kwadrat. To zajmie dwadzieścia sekund.',
    );
    expect(ask('pdfinfo', file.path)).toContain('Kartka „Żółć”');
  });

  it('draws the code as shapes: the only picture is the logo', async () => {
    const withLogo = await save([{ document: tableCard, codeText }]);
    const pictures = rows(ask('pdfimages', '-list', withLogo.path));
    expect(pictures.map((row) => row.trim().split(/\s+/)[2])).toEqual(['image', 'smask']);

    for (const module_shape of ['square', 'rounded', 'dots'] as const) {
      const codeStyle = {
        color: '#000000',
        background_color: '#ffffff',
        level: 'Q',
        module_shape,
      } as const;
      const plain = await save([{ document: newFrameDocument('Card'), codeText, codeStyle }]);
      expect(rows(ask('pdfimages', '-list', plain.path))).toEqual([]);
    }
  });

  it('has a picture once, however many pages show it, and the art of a frame once', async () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        document: tableCard,
        codeText: `HTTPS://HEARBACK.EXAMPLE/R/7K2M9QX${1000 + index}`,
      }));
    const [two, twelve] = [await toPdfFile(pages(2), options), await toPdfFile(pages(12), options)];
    // A code of 29 × 29 squares, and nothing else.
    expect((twelve.length - two.length) / 10).toBeLessThan(2_500);

    const file = files.save('many.pdf', twelve);
    const objects = rows(ask('pdfimages', '-list', file.path)).map(
      (row) => row.trim().split(/\s+/)[10],
    );
    // A picture and its opacity are one object to Poppler.
    expect(new Set(objects).size).toBe(1);
    expect(ask('pdfinfo', file.path)).toMatch(/Pages:\s+12/);
  });

  it('prints nothing beyond the paper but the crop marks', async () => {
    const band = { type: 'shape', x_mm: -10, y_mm: 40, width_mm: 130, height_mm: 20 };
    const document = v.parse(FrameDocument, {
      ...newFrameDocument('Card'),
      content: [{ ...band, fill: '#0a4d43' }],
    });
    const file = await save([{ document, codeText }], { hasBleed: true, hasCropMarks: true });
    const { colors, width } = await file.pixels(100);
    const redAt = (x: number, y: number) => {
      const [column, row] = [x, y].map((mm) => Math.round((mm * 100) / 25.4));
      return colors[((row ?? 0) * width + (column ?? 0)) * 3];
    };

    // The bleed begins at seven millimetres, the card at ten.
    expect([3, 6, 8, 12].map((x) => redAt(x, 10 + 50))).toEqual([255, 255, 10, 10]);
    expect(Math.min(...[9.8, 10, 10.2].map((y) => redAt(3, y) ?? 255))).toBeLessThan(200);
  });

  it('marks the fold of a tent beside the sheet, where both sides meet', async () => {
    const document = { ...newFrameDocument('Tent'), size: frameSizes.tableTent };
    const file = await save([{ document, codeText }], { hasCropMarks: true });
    const { colors, width } = await file.pixels(200);
    const darkest = (x: number, y: number) =>
      Math.min(
        ...[-2, -1, 0, 1, 2].map((by) => {
          const [column, row] = [x, y].map((mm) => Math.round((mm * 200) / 25.4)) as [
            number,
            number,
          ];
          return colors[((row + by) * width + column) * 3] ?? 255;
        }),
      );
    const along = [1.2, 1.6, 2, 2.4, 2.8, 3.2, 3.6, 4, 4.4, 4.8].map((x) => darkest(x, 7 + 148));

    // Dashes: some of it is ink, some is paper.
    expect(Math.min(...along)).toBeLessThan(200);
    expect(Math.max(...along)).toBe(255);
    expect(darkest(3, 7 + 148 + 3)).toBe(255);
  });

  it('says nothing for the empty boxes of letters that no font has', async () => {
    const text = { 'en-US': 'Tea ☕ and ★' };
    const place = { x_mm: 10, y_mm: 10, width_mm: 80, font_size_pt: 12 };
    const document = v.parse(FrameDocument, {
      ...newFrameDocument('Card'),
      content: [{ type: 'text', text, ...place }],
    });
    const words = ask('pdftotext', (await save([{ document, codeText }])).path, '-');

    expect(words).toMatch(/Tea\s+and/);
    expect(words).not.toMatch(/[☕★]/);
  });

  it('makes a PDF/X-4 for printing houses, which looks as the plain one', async () => {
    const press = {
      profiles: await openPressProfiles(readFontFile),
      now: new Date('2026-11-27T18:00:00.5Z'),
    };
    for (const document of [tableCard, turned]) {
      const pages = [{ document, codeText }];
      const plain = await (await save(pages)).pixels(100);
      expect(differing(await (await save(pages, { press })).pixels(100), plain)).toBeLessThan(0.01);
    }
    const pages = [tableCard, turned].map((document) => ({ document, codeText }));
    const { path } = await save(pages, { press, hasBleed: true, title: 'Ada & <Co>' });
    const [info, meta] = [ask('pdfinfo', path), ask('pdfinfo', '-meta', path)];

    expect(info).toMatch(/PDF version:\s+1\.6/);
    expect(info).toMatch(/CreationDate:\s+Fri Nov 27 18:00:00 2026/);
    expect(meta).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(meta).toContain('>Ada &amp; &lt;Co&gt;<');
    expect(meta).toContain('<xmp:CreateDate>2026-11-27T18:00:00Z</xmp:CreateDate>');
    // Every font is inside: `emb` is the fifth column from the end.
    for (const row of rows(ask('pdffonts', path))) expect(row.split(/\s+/).at(-5)).toBe('yes');
  });

  it('prints thirty codes that read as thirty addresses', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `${codeText.slice(0, -2)}${10 + index}`);
    const file = await save(texts.map((text) => ({ document: tableCard, codeText: text })));
    ask('pdftoppm', '-r', '100', '-gray', file.path, `${file.path}-page`);
    const pages = texts.map(
      (_, index) => `${file.path}-page-${String(index + 1).padStart(2, '0')}.pgm`,
    );
    const read = ask('zbarimg', '--quiet', '--nodbus', '--raw', ...pages);
    expect(read.trim().split('\n')).toEqual(texts);
  });

  it.each<[string, FrameDocument]>([
    ['a card', tableCard],
    ['turned, cut and grouped art', turned],
    ['a tent', { ...turned, size: frameSizes.tableTent }],
    ...starterNames.map((name): [string, FrameDocument] => [name, openStarter(name)]),
  ])('looks as the SVG does, less than one pixel in a hundred differs: %s', async (_, document) => {
    const pdf = await save([{ document, codeText }]);
    const svg = files.save('frame.svg', toSvgFile(document, { ...options, codeText }));

    // Five or ten pixels to the millimetre: both programs begin a pixel where a millimetre begins. On small
    // sheets a hairline is a large part, and Poppler moves it to whole pixels.
    const dpi = document.size.width_mm * document.size.height_mm > 30_000 ? 127 : 254;
    expect(differing(await pdf.pixels(dpi), await svg.pixels(dpi))).toBeLessThan(0.01);
  });
});

describe('toPdfFile', () => {
  const open = async (pages: Parameters<typeof toPdfFile>[0], more = {}) => {
    const bytes = await toPdfFile(pages, { ...options, ...more });
    const text = new TextDecoder('latin1').decode(bytes);
    const streams = await Promise.all(
      [...text.matchAll(/\/Length (\d+) \/Filter \/FlateDecode[^]*?stream\n/g)].map(
        async ({ index, 0: head, 1: length }) => {
          const packed = bytes.slice(index + head.length, index + head.length + Number(length));
          const stream = new Blob([packed])
            .stream()
            .pipeThrough(new DecompressionStream('deflate'));
          return new Response(stream).text();
        },
      ),
    );
    return { text, streams };
  };

  it('prints a black code with black ink alone, as one path', async () => {
    const document = v.parse(FrameDocument, {
      ...newFrameDocument('Card'),
      content: [{ type: 'code', x_mm: 10, y_mm: 10, width_mm: 40 }],
    });
    const { streams } = await open([{ document, codeText }]);
    const page = streams.find((stream) => stream.includes('re W n')) ?? '';

    expect(page.match(/^0 g$/gm)).toHaveLength(1);
    expect(page).not.toMatch(/ rg$/m);
    // The paper, the quiet zone, and the squares.
    expect(page.match(/^f$/gm)).toHaveLength(3);
  });

  it('carries the press it is meant for, and a meaning for colors of screens', async () => {
    const profiles = await openPressProfiles(readFontFile);
    const document = { ...turned, size: frameSizes.roundSticker };
    const pages = [{ document, codeText }];
    const press = { profiles, now: new Date() };
    const { text, streams } = await open(pages, { press, hasCropMarks: true });
    const number = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
    const output = number(/\/S \/GTS_PDFX [^]*?\/DestOutputProfile (\d+) 0 R/);
    const rgb = number(/\/ColorSpace << \/DefaultRGB \[\/ICCBased (\d+) 0 R\] \/CutContour/);

    expect(text).toMatch(new RegExp(`\\n${output} 0 obj\\n<< [^>]*/N 4 `));
    expect(text).toMatch(new RegExp(`\\n${rgb} 0 obj\\n<< [^>]*/N 3 `));
    // Device class and color space stand at bytes 12 and 16 of a profile: ICC.1:2001-04, section 6.1.
    expect(streams.filter((stream) => stream.slice(12, 20) === 'prtrCMYK')).toHaveLength(1);
    expect(streams.filter((stream) => stream.slice(12, 20) === 'mntrRGB ')).toHaveLength(1);
    expect(text).toMatch(
      /\/Type \/Page [^]*?\/Group << \/Type \/Group \/S \/Transparency \/CS \/DeviceCMYK >>/,
    );
    expect(text).toMatch(/\/Trapped \/False/);
    expect(text).toMatch(/\/ID \[<([0-9a-f]{32})> <\1>\]/);

    const plain = await open(pages, { hasCropMarks: true });
    expect(plain.text).not.toMatch(/ICCBased|OutputIntent|Metadata|\/Group|\/ID /);
  });

  it('gives machines that cut the outline of a round sticker in an ink of its own', async () => {
    const document = { ...newFrameDocument('Round'), size: frameSizes.roundSticker };
    const marked = await open([{ document, codeText }], { hasCropMarks: true });
    expect(marked.text).toContain('/Separation /CutContour');
    expect(marked.text).toContain('/OP true /op true /OPM 1');
    expect(marked.streams.some((stream) => stream.includes('/CutContour CS 1 SCN'))).toBe(true);

    expect((await open([{ document, codeText }])).text).not.toContain('CutContour');
    const straight = await open([{ document: tableCard, codeText }], { hasCropMarks: true });
    expect(straight.text).not.toContain('CutContour');
  });

  it('refuses to make a file without a page, which no program opens', async () => {
    await expect(toPdfFile([], options)).rejects.toThrow('A PDF has one page at least.');
  });

  it('tells how far it is, and ends when it is told to', async () => {
    const pages = Array.from({ length: 5 }, () => ({ document: tableCard, codeText }));
    const told: string[] = [];
    const stopping = new AbortController();
    const writing = toPdfFile(pages, {
      ...options,
      signal: stopping.signal,
      onProgress: (done, total) => {
        told.push(`${done}/${total}`);
        if (done === 3) stopping.abort();
      },
    });

    await expect(writing).rejects.toThrow(/abort/i);
    expect(told).toEqual(['1/5', '2/5', '3/5']);
  });
});
