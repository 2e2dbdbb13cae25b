import { openDecoders, type ScanTools } from '@hearback/print/scan';
import decodersAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { fetchBytes } from '../frames/fetchBytes';
import { keepOnce } from '../frames/keepOnce';
import { loadPrintFonts } from '../frames/loadPrintFonts';
import { loadRasteriser } from '../frames/loadRasteriser';

const loadDecoders = async (): Promise<ScanTools['decoders']> =>
  openDecoders(await fetchBytes(decodersAddress, 'The decoders'));

/** What a check is made with, fetched once from our own server. What did not come may come the next time. */
export const loadScanTools = keepOnce(async (): Promise<ScanTools> => {
  const [fonts, rasteriser, decoders] = await Promise.all([
    loadPrintFonts(),
    loadRasteriser(),
    loadDecoders(),
  ]);
  return { fonts, rasteriser, decoders };
});
