import { checkScan, type ScanReport } from '@hearback/print/scan';

import { embedPictures } from '../pictures/embedPictures';
import { loadScanTools } from './loadScanTools';
import type { CheckedArt } from './ScanJob';

/** Checks art with its pictures, in the thread that calls it. */
export async function checkArt(art: CheckedArt): Promise<ScanReport> {
  const [tools, images] = await Promise.all([
    loadScanTools(),
    embedPictures(art.document, art.codeStyle),
  ]);
  return checkScan({ ...art, images }, tools);
}
