import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { openRasteriser } from '../files/png/openRasteriser.ts';
import { openFonts } from '../fonts/openFonts.ts';
import { readFontFile } from '../fonts/readFontFile.fixtures.ts';
import { openDecoders } from './captures/openDecoders.ts';
import type { ScanTools } from './ScanReport.ts';

const read = async (file: string) =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(file))));

/** Tools of the check, opened from npm packages as on a server. */
export async function openScanTools(): Promise<ScanTools> {
  const [fonts, rasteriser, decoders] = await Promise.all([
    openFonts(readFontFile),
    openRasteriser(await read('@resvg/resvg-wasm/index_bg.wasm')),
    openDecoders(await read('zxing-wasm/reader/zxing_reader.wasm')),
  ]);
  return { fonts, rasteriser, decoders };
}
