import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { openPressProfiles, openRasteriser } from '@hearback/print/files';
import { openFonts } from '@hearback/print/fonts';
import { newFrameDocument } from '@hearback/schema/documents';
import { expect, it } from 'vitest';

import { makePrint, type PrintTools } from './makePrint';
import type { PrintFormat, PrintJob, SheetPicture } from './PrintJob';

const { resolve } = createRequire(import.meta.url);
const read = async (file: string) => new Uint8Array(await readFile(resolve(file)));

const shares: number[] = [];
const tools: PrintTools = {
  loadFonts: () => openFonts(read),
  loadRasteriser: async () => openRasteriser(await read('@resvg/resvg-wasm/index_bg.wasm')),
  loadPressProfiles: () => openPressProfiles(read),
  loadPictures: () => Promise.resolve({}),
  onProgress: (share) => shares.push(share),
};

const small = {
  ...newFrameDocument('Sticker'),
  size: { width_mm: 30, height_mm: 30, bleed_mm: 2 },
};
const jobOf = (count: number, more: Partial<PrintJob> = {}): PrintJob => ({
  pages: Array.from({ length: count }, (_, index) => ({
    name: `Table ${index + 1}`,
    document: small,
    codeText: `HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT${10 + index}`,
  })),
  title: 'Tables',
  language: 'en-US',
  copies: 1,
  hasBleed: false,
  hasCropMarks: false,
  ...more,
});

const fileOf = async (job: PrintJob, format: PrintFormat) => {
  const result = await makePrint({ kind: 'file', job, format }, tools);
  if (result.kind !== 'file') throw new Error('A file was asked for.');
  return { ending: result.ending, bytes: new Uint8Array(await result.file.arrayBuffer()) };
};
const textOf = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

it('makes a PDF for a printing house if it is asked for', async () => {
  const { bytes } = await fileOf(jobOf(2, { isForPress: true }), 'pdf');
  expect(textOf(bytes)).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4<');
  expect(textOf((await fileOf(jobOf(2), 'pdf')).bytes)).not.toContain('PDF/X-4');
});

it.each([
  [1, 'pdf', 'pdf', '%PDF-1.7'],
  [3, 'pdf', 'pdf', '%PDF-1.7'],
  [1, 'svg', 'svg', '<?xml'],
  [3, 'svg', 'zip', 'PK'],
  [1, 'png300', 'png', '\u2030PNG'],
  [2, 'png300', 'zip', 'PK'],
  [2, 'receipt58', 'bin', '\u001B@\u001Dv0'],
] as const)('makes %s codes as %s one .%s', async (count, format, ending, start) => {
  shares.length = 0;
  const file = await fileOf(jobOf(count), format);

  expect(file.ending).toBe(ending);
  expect(textOf(file.bytes).startsWith(start)).toBe(true);
  expect(shares.at(-1)).toBe(1);
});

it('names the files of an archive after their codes', async () => {
  const { bytes } = await fileOf(jobOf(2), 'svg');
  expect(textOf(bytes)).toMatch(/table-1\.svg[^]*table-2\.svg/i);
});

it('makes a folder for each place, and a PDF', async () => {
  const job = jobOf(3);
  const pages = job.pages.map((page, index) => ({ ...page, folder: index === 0 ? 'Hall' : 'Żar' }));
  const drawings = await fileOf({ ...job, pages }, 'svg');
  expect(textOf(drawings.bytes)).toMatch(
    /hall\/table-1\.svg[^]*zar\/table-2\.svg[^]*zar\/table-3\.svg/,
  );

  const prints = await fileOf({ ...job, pages, isPerPlace: true }, 'pdf');
  expect(prints.ending).toBe('zip');
  expect(textOf(prints.bytes)).toMatch(/hall\.pdf[^]*zar\.pdf/);
});

it('prints every copy', async () => {
  const { bytes } = await fileOf(jobOf(2, { copies: 3 }), 'pdf');
  expect(textOf(bytes)).toContain('/Type /Pages /Count 6');
});

it('shows one sheet out of many, and the last where there are fewer', async () => {
  const imposition = { kind: 'nUp', format: 'a4', gutter: 4 } as const;
  const job = jobOf(60, { imposition });
  const request = { kind: 'sheets', job, from: 7, most: 1 } as const;
  const result = await makePrint(request, tools);
  const seen = await makePrint({ ...request, isForScreen: true }, tools);

  if (result.kind !== 'sheets') throw new Error('Sheets were asked for.');
  expect([result.total, result.sheets.length]).toEqual([2, 1]);
  expect(result.sheets[0]).toMatchObject({ width: 210, height: 297 });
  // A screen shows where pages are cut.
  const svgOf = ({ sheets }: { sheets: readonly SheetPicture[] }) => sheets[0]?.svg.text();
  expect(await svgOf(result)).not.toContain('dasharray');
  expect(seen.kind === 'sheets' && (await svgOf(seen))).toContain('dasharray');
});
