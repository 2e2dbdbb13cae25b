import {
  type CodeStyle,
  type FrameDocument,
  type FrameElement,
  textIn,
} from '@hearback/schema/documents';

import { drawFrame } from '../frames/drawFrame.ts';
import type { Mark } from '../frames/Mark.ts';
import { hasVariables, type VariableValues } from '../frames/variables.ts';
import { amongImages, type FileOptions } from './FileOptions.ts';

/** Elements of a frame that lie on each other, in a frame of their own. */
export interface FrameLayer {
  document: FrameDocument;
  /** True if all pages of the frame have it alike: it holds neither the code nor a variable. */
  isShared: boolean;
}

const transparent = '#ffffff00';

/** True if an element differs from page to page in one language. */
const differs = (element: FrameElement, language: string) =>
  element.type === 'code' ||
  (element.type === 'text' && hasVariables(textIn(element.text, language)));

/** Splits a frame where its pages differ, from the lowest layer with the paper to the topmost. */
export function splitByPage(document: FrameDocument, language: string): FrameLayer[] {
  const layers: FrameLayer[] = [{ document: { ...document, content: [] }, isShared: true }];
  for (const element of document.content) {
    const isShared = !differs(element, language);
    const last = layers.at(-1);
    if (last?.isShared === isShared) last.document.content.push(element);
    else {
      const onGlass = { ...document, content: [element], background_color: transparent };
      layers.push({ document: onGlass, isShared });
    }
  }
  return layers;
}

/** The code of a page, and what its frame says about it. */
export interface DrawnPage {
  /** Payload of the code: its printed address. */
  codeText: string;
  /** The code's own style. Omitted: the style of the frame's code element. */
  codeStyle?: CodeStyle;
  /** Values of variables in the frame's texts. Omitted: those of a sample. */
  values?: VariableValues;
}

/** The marks of one page, as every writer of files draws them. */
export const drawPage = (
  { document, codeText, codeStyle, values }: DrawnPage & { document: FrameDocument },
  { language, images, hasBleed = false }: Omit<FileOptions, 'fonts'>,
): Mark[] =>
  drawFrame(document, {
    codeText,
    ...(codeStyle && { codeStyle }),
    ...(values && { values }),
    language,
    hasBleed,
    showsPlaces: false,
    addressOf: amongImages(images),
  });
