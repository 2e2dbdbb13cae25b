import { FrameDocument, newFrameDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openFonts } from '../../fonts/openFonts.ts';
import { readFontFile } from '../../fonts/readFontFile.fixtures.ts';
import { logoImage, redSquare, tableCard } from '../../frames/frame.fixtures.ts';
import { frameSizes } from '../../frames/frameSizes.ts';
import { readPng } from '../pdf/readPng.ts';
import { toSvgFile } from '../toSvgFile.ts';
import { openRasteriser, pixelsOf } from './openRasteriser.ts';
import { readRasteriser } from './readRasteriser.fixtures.ts';
import { toPngFile, type PngFileOptions } from './toPngFile.ts';

const fonts = await openFonts(readFontFile);
const rasteriser = await openRasteriser(await readRasteriser());
const options: PngFileOptions = {
  codeText: 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A',
  language: 'en-US',
  fonts,
  rasteriser,
  dpi: 300,
  images: { [logoImage.id]: redSquare },
};

const sheet = (width_mm: number, height_mm: number, background_color = '#ffffff') =>
  v.parse(FrameDocument, {
    name: 'Sheet',
    size: { width_mm, height_mm, bleed_mm: 3 },
    background_color,
    content: [{ type: 'code', x_mm: 2, y_mm: 2, width_mm: 16 }],
  });

const tent = { ...tableCard, size: frameSizes.tableTent, background_color: '#fff3d6' };

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

// Whole cards are drawn pixel by pixel here.
describe('toPngFile', { timeout: 180_000 }, () => {
  it.each([
    [300, 1_240, 1_748],
    [600, 2_480, 3_496],
  ] as const)('has the pixels of the paper at %s dpi, and says so', async (dpi, width, height) => {
    const file = await bytesOf(await toPngFile(newFrameDocument('Card'), { ...options, dpi }));
    const view = new DataView(file.buffer);

    expect([view.getUint32(16), view.getUint32(20)]).toEqual([width, height]);
    // The chunk after the header: pixels to the metre, both ways.
    expect(String.fromCodePoint(...file.slice(37, 41))).toBe('pHYs');
    const perMetre = Math.round(dpi / 0.0254);
    expect([view.getUint32(41), view.getUint32(45), view.getUint8(49)]).toEqual([
      perMetre,
      perMetre,
      1,
    ]);
  });

  it.each([
    ['card', tableCard, 600, false],
    ['tent', tent, 300, false],
    ['tent with bleed', tent, 300, true],
  ] as const)(
    'shows what the SVG of a %s shows, without a seam between its bands',
    async (_, document, dpi, hasBleed) => {
      const drawn = { ...options, dpi, hasBleed };
      const picture = await readPng(await bytesOf(await toPngFile(document, drawn)));
      const { data } = rasteriser.raster(toSvgFile(document, drawn), picture.width);
      let differing = 0;
      for (let pixel = 0; pixel < picture.width * picture.height; pixel += 1) {
        if (Math.abs((picture.colors[pixel * 3] ?? 0) - (data[pixel * 4] ?? 0)) > 64)
          differing += 1;
      }

      expect(differing / (picture.width * picture.height)).toBeLessThan(0.002);
    },
  );

  it('paints the paper, bleed and all', async () => {
    const file = await toPngFile(sheet(40, 30, '#0a4d43'), { ...options, hasBleed: true });
    const { colors, opacity } = await readPng(await bytesOf(file));

    expect(colors.slice(0, 3)).toEqual(new Uint8Array([0x0a, 0x4d, 0x43]));
    expect(opacity).toBeUndefined();
  });

  it.each(['#ffffff00', '#00000000', '#00ff0080', '#00000033'])(
    'prints paper of the color %s as white paper would look through it',
    async (color) => {
      const { colors } = await readPng(
        await bytesOf(await toPngFile(sheet(40, 30, color), { ...options, hasBleed: true })),
      );
      const opacity = Number.parseInt(color.slice(7), 16) / 255;
      for (const [channel, at] of [1, 3, 5].entries()) {
        const ink = Number.parseInt(color.slice(at, at + 2), 16);
        const mixed = ink * opacity + 255 * (1 - opacity);
        expect(Math.abs((colors[channel] ?? 0) - mixed)).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each(Object.entries(frameSizes))(
    'makes a picture of a %s',
    async (_, size) => {
      const document = { ...newFrameDocument('Card'), size, content: tableCard.content };
      const { width, height } = pixelsOf(size, 300, true);
      const file = await bytesOf(await toPngFile(document, { ...options, hasBleed: true }));
      const view = new DataView(file.buffer);

      expect([view.getUint32(16), view.getUint32(20)]).toEqual([width, height]);
    },
    30_000,
  );

  it('draws the code as its own style says', async () => {
    const codeStyle = { color: '#0000aa', background_color: '#ffffff', level: 'Q' } as const;
    const plain = await bytesOf(await toPngFile(sheet(30, 30), options));
    const styled = await bytesOf(await toPngFile(sheet(30, 30), { ...options, codeStyle }));

    const { colors } = await readPng(styled);
    expect(Buffer.compare(plain, styled)).not.toBe(0);
    expect(colors.some((value, at) => at % 3 === 2 && value === 0xaa)).toBe(true);
  });

  it('tells how far it is, and ends when it is told to', async () => {
    const shares: number[] = [];
    await toPngFile(sheet(30, 30), { ...options, onProgress: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);

    const ended = toPngFile(sheet(30, 30), { ...options, signal: AbortSignal.abort() });
    await expect(ended).rejects.toThrow(/abort/i);
  });

  it('makes an A3 poster with bleed at 600 dpi, and nothing larger', async () => {
    const poster = sheet(297, 420);
    expect(pixelsOf(poster.size, 600, true).isTooLarge).toBe(false);
    await expect(toPngFile(sheet(420, 594), { ...options, dpi: 600 })).rejects.toThrow(
      'At 600 dpi this sheet has 9921 × 14031 pixels, and a PNG has 80000000 at most.',
    );
  });
});

describe('openRasteriser', () => {
  it('starts once, however often it is asked', async () => {
    const again = await openRasteriser(new Uint8Array());
    expect(
      again.raster('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>', 8),
    ).toEqual({
      width: 8,
      height: 4,
      data: new Uint8Array(8 * 4 * 4),
    });
  });

  it('says why it stopped, and goes on with the next drawing', () => {
    const far = '<svg x="0" y="-900" width="9" height="9"><path d="M0 0H9V9H0Z"/></svg>';
    const svg = (inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inner}</svg>`;

    expect(() => rasteriser.raster(svg(far), 10)).toThrow('unreachable');
    expect(rasteriser.raster(svg(''), 10).width).toBe(10);
  });

  it('refuses a raster that would not fit into memory', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
    expect(() => rasteriser.raster(svg, 7_000)).toThrow('A raster has 40000000 pixels at most');
  });
});
