import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import { drawFrame } from '../frames/drawFrame.ts';
import type { Mark } from '../frames/Mark.ts';
import { amongImages, type FileOptions } from './FileOptions.ts';

/** The code of a page. */
export interface DrawnPage {
  /** What the code reads as: its printed address. */
  codeText: string;
  /** How the code looks, when it has a style of its own. Left out: as the frame says. */
  codeStyle?: CodeStyle;
}

/** The marks of one page, as every writer of files draws them. */
export const drawPage = (
  { document, codeText, codeStyle }: DrawnPage & { document: FrameDocument },
  { language, images, hasBleed = false }: Omit<FileOptions, 'fonts'>,
): Mark[] =>
  drawFrame(document, {
    codeText,
    ...(codeStyle && { codeStyle }),
    language,
    hasBleed,
    showsPlaces: false,
    addressOf: amongImages(images),
  });
