import decodersAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { checkScan, openDecoders, type ScanReport, type ScanTools } from '@hearback/print/scan';

import { embedPictures } from '../pictures/embedPictures';
import { fetchBytes } from '../frames/fetchBytes';
import { memoizeLoad } from '../frames/memoizeLoad';
import { loadPrintFonts } from '../frames/loadPrintFonts';
import { loadRasteriser } from '../frames/loadRasteriser';
import type { CheckedArt } from './ScanJob';

const loadDecoders = async (): Promise<ScanTools['decoders']> =>
  openDecoders(await fetchBytes(decodersAddress, 'The decoders'));

/** Loads the dependencies of a check once from our own server. A failed load is retried on the next call. */
const loadScanTools = memoizeLoad(async (): Promise<ScanTools> => {
  const [fonts, rasteriser, decoders] = await Promise.all([
    loadPrintFonts(),
    loadRasteriser(),
    loadDecoders(),
  ]);
  return { fonts, rasteriser, decoders };
});

/** Checks art with its pictures, in the current thread. */
export async function checkArtInWorker(art: CheckedArt): Promise<ScanReport> {
  const [tools, images] = await Promise.all([
    loadScanTools(),
    embedPictures(art.document, art.codeStyle),
  ]);
  return checkScan({ ...art, images }, tools);
}
