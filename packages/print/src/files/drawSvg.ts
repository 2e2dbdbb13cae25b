import type { FrameDocument } from '@hearback/schema/documents';

import type { Mark } from '../frames/Mark.ts';
import { drawPage, type DrawnPage } from './drawPage.ts';
import type { FileOptions } from './FileOptions.ts';
import { outlineText } from './outlineText.ts';
import type { PrintPage } from './sheets/Sheet.ts';
import { splitAtCode, type SplitFrame } from './splitAtCode.ts';
import { writeMark, writeSvg, type View } from './writeSvg.ts';

/** What the pages of a frame have in common, as XML. */
interface Art {
  below: string[];
  above: string[];
  code: SplitFrame['code'];
}

/** Glass that other parts lie on is no part of a drawing. */
const isSeen = ({ tag, attributes }: Mark) => tag !== 'rect' || attributes.fillOpacity !== 0;

/** Draws pages as SVG. What those of a frame have in common is drawn once, however many there are. */
export function createSvgDrawer(options: FileOptions): (page: PrintPage) => (view: View) => string {
  const known = new Map<FrameDocument, Art>();
  const draw = (page: PrintPage, document: FrameDocument | undefined): string[] =>
    document
      ? drawPage({ ...page, document }, options)
          .filter(isSeen)
          .map((mark) => writeMark(outlineText(mark, options.fonts)))
      : [];

  return (page) => {
    let art = known.get(page.document);
    if (!art) {
      const split = splitAtCode(page.document);
      art = { below: draw(page, split.below), above: draw(page, split.above), code: split.code };
      known.set(page.document, art);
    }
    const written = [...art.below, ...draw(page, art.code), ...art.above];
    return (view) => writeSvg(page.document.name, written, view);
  };
}

/** Draws one page, and writes any part of it. */
export const drawSvg = (
  document: FrameDocument,
  options: DrawnPage & FileOptions,
): ((view: View) => string) => createSvgDrawer(options)({ ...options, document });
