import type { CodeStyle, FrameDocument, FrameElement } from '@hearback/schema/documents';

import { drawFrame } from '../frames/drawFrame.ts';
import type { Mark } from '../frames/Mark.ts';
import { amongImages, type FileOptions } from './FileOptions.ts';

/** A frame in three: what lies below its code, the code alone, and what lies above. */
export interface SplitFrame {
  below: FrameDocument;
  /** Undefined where the frame has none. */
  code: FrameDocument | undefined;
  above: FrameDocument | undefined;
}

const transparent = '#ffffff00';

/** Splits a frame where its pages differ: what is below and above of the code is the same on all of them. */
export function splitAtCode(document: FrameDocument): SplitFrame {
  const { content } = document;
  const at = content.findIndex(({ type }) => type === 'code');
  const end = at < 0 ? content.length : at;
  const onGlass = (elements: FrameElement[]) =>
    elements.length === 0
      ? undefined
      : { ...document, content: elements, background_color: transparent };
  return {
    below: { ...document, content: content.slice(0, end) },
    code: onGlass(content.slice(end, end + 1)),
    above: onGlass(content.slice(end + 1)),
  };
}

/** The code of a page. */
export interface DrawnPage {
  /** Payload of the code: its printed address. */
  codeText: string;
  /** The code's own style. Omitted: the style of the frame's code element. */
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
