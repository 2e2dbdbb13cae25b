import { picturesOfFrame } from '@hearback/schema/documents';

import { loadPrintFonts } from '../../frames/loadPrintFonts';
import { loadRasteriser } from '../../frames/loadRasteriser';
import { readPictures } from '../../pictures/embedPictures';
import type { PrintTools } from './makePrint';

const loadPictures: PrintTools['loadPictures'] = (pages) => {
  const all = pages.flatMap(({ document, codeStyle }) => picturesOfFrame(document, codeStyle));
  return readPictures([...new Map(all.map((picture) => [picture.id, picture])).values()]);
};

/** Fonts, pictures and the rasteriser as our own server has them, each fetched when it is needed. */
export const printTools = { loadFonts: loadPrintFonts, loadRasteriser, loadPictures };
