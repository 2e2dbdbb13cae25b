import type { FrameDocument } from '@hearback/schema/documents';

import { paperOf } from '../frames/sheetOf.ts';
import type { DrawnPage } from './drawPage.ts';
import { createSvgDrawer } from './writeSvg.ts';
import type { FileOptions } from './FileOptions.ts';
import type { PrintPage } from './sheets/Sheet.ts';

export interface SvgFileOptions extends DrawnPage, FileOptions {}

/** Writes frames with their codes as SVG files in real size; what many of one frame share is drawn once. */
export function createSvgWriter(options: FileOptions): (page: PrintPage) => string {
  const draw = createSvgDrawer(options);
  return (page) => {
    const paper = paperOf(page.document.size, options.hasBleed ?? false);
    const size = `width="${paper.width}mm" height="${paper.height}mm"`;
    return draw(page)({ ...paper, size });
  };
}

/**
 * A frame with its code as an SVG file in real size: text as outlines, no script, no style, nothing to
 * load.
 */
export const toSvgFile = (document: FrameDocument, options: SvgFileOptions): string =>
  createSvgWriter(options)({ ...options, document });
