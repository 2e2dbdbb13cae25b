import { picturesOfFrame } from '@hearback/schema/documents';

import { loadPressProfiles, loadPrintFonts } from '../../frames/loadPrintFonts';
import { loadRasteriser } from '../../frames/loadRasteriser';
import { embedPictureBytes } from '../../pictures/embedPictures';
import type { PrintTools } from './makePrint';

const loadPictures: PrintTools['loadPictures'] = (pages) => {
  const all = pages.flatMap(({ document, codeStyle }) => picturesOfFrame(document, codeStyle));
  return embedPictureBytes([...new Map(all.map((picture) => [picture.id, picture])).values()]);
};

/** Loaders for fonts, pictures and the rasterizer from our own server. */
export const printTools = {
  loadFonts: loadPrintFonts,
  loadRasteriser,
  loadPressProfiles,
  loadPictures,
};
