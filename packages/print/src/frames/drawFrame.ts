import type {
  CodeStyle,
  FrameDocument,
  FrameSize,
  ImageReference,
} from '@hearback/schema/documents';

import type { Mark } from './Mark.ts';
import { paperOf } from './sheetOf.ts';
import { round } from './units.ts';
import { fillWith } from './paint.ts';
import { drawElement } from './registry.ts';
import type { VariableValues } from './variables.ts';

export interface DrawingOptions {
  /** Language in which texts are drawn. */
  language: string;
  /** Payload of the code. Omitted: a sample is drawn, and marked as one. */
  codeText?: string;
  /** The code's own style. Omitted: the style of its element in the frame. */
  codeStyle?: CodeStyle;
  /** Values of variables in texts. Omitted: those of a sample. */
  values?: VariableValues;
  /** Returns the address of a picture's bytes. Undefined: the picture is omitted. */
  addressOf: (image: ImageReference) => string | undefined;
  /** True to draw a placeholder for an empty logo. For editing only: a print omits it. */
  showsPlaces: boolean;
}

/**
 * The art of one side on the whole sheet. On a tent it stands twice: upright below the fold, and upside
 * down above it, so that both sides are upright once it is folded. Each ends at the fold.
 */
export function drawSides(size: FrameSize, art: readonly Mark[]): readonly Mark[] {
  if (size.fold !== 'tent') return art;
  const { width_mm: width, height_mm: height, bleed_mm: bleed } = size;
  const side = { x: round(-bleed), width: round(width + 2 * bleed), height: round(height + bleed) };
  const viewBox = `${side.x} 0 ${side.width} ${side.height}`;
  return [
    {
      tag: 'g',
      attributes: { transform: `rotate(180 ${round(width / 2)} ${round(height / 2)})` },
      children: [{ tag: 'svg', attributes: { ...side, y: 0, viewBox }, children: art }],
    },
    { tag: 'svg', attributes: { ...side, y: round(height), viewBox }, children: art },
  ];
}

/** A whole sheet as marks, the paper first. A tent has both of its sides. */
export function drawFrame(
  document: FrameDocument,
  options: DrawingOptions & { hasBleed: boolean },
): Mark[] {
  const { x, y, width, height } = paperOf(document.size, options.hasBleed);
  const art = document.content.flatMap((element) => drawElement(element, options));
  return [
    { tag: 'rect', attributes: { x, y, width, height, ...fillWith(document.background_color) } },
    ...drawSides(document.size, art),
  ];
}
