import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import {
  openPressProfiles,
  openRasteriser,
  type PressProfiles,
  type Rasteriser,
} from '@hearback/print/files';
import { openFonts, type Fonts } from '@hearback/print/fonts';
import { openDecoders, type Decoder } from '@hearback/print/scan';

/** Reads a file of npm by the name of its module. */
const readModule = async (name: string) =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(name))));

let fonts: Promise<Fonts> | undefined;
let rasteriser: Promise<Rasteriser> | undefined;
let profiles: Promise<PressProfiles> | undefined;
let decoders: Promise<readonly Decoder[]> | undefined;

/** The fonts of print, opened once in a thread. */
export const openPrintFonts = (): Promise<Fonts> => (fonts ??= openFonts(readModule));

/** The rasteriser of print, started once in a thread. */
export const openPrintRasteriser = (): Promise<Rasteriser> =>
  (rasteriser ??= readModule('@resvg/resvg-wasm/index_bg.wasm').then(openRasteriser));

/** The color profiles of files for printing houses, read once in a thread. */
export const openPrintProfiles = (): Promise<PressProfiles> =>
  (profiles ??= openPressProfiles(readModule));

/** The readers of the scan gate, started once in a thread. */
export const openPrintDecoders = (): Promise<readonly Decoder[]> =>
  (decoders ??= readModule('zxing-wasm/reader/zxing_reader.wasm').then(openDecoders));
