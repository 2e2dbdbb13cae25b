import { checkScan, type ScanArt, type ScanReport } from '@hearback/print/scan';

import { openPrintDecoders, openPrintFonts, openPrintRasteriser } from './printTools.ts';

/** Proves that finished art scans: see `checkScan`. */
export async function checkArt(art: ScanArt): Promise<ScanReport> {
  const [fonts, rasteriser, decoders] = await Promise.all([
    openPrintFonts(),
    openPrintRasteriser(),
    openPrintDecoders(),
  ]);
  // A refusal says what is wrong; the editor finds what helps.
  return checkScan(art, { fonts, rasteriser, decoders }, false);
}
