import type { CodeStyle, ElementOf } from '@hearback/schema/documents';

import { encode } from '../codes/encode.ts';
import { quietZone, sideOf } from '../codes/quietZone.ts';
import { turnedBox, type ConvexOutline } from './outlines/Outline.ts';
import type { ScanArt } from './ScanReport.ts';
import { defaultPlacement, readingDistances } from './thresholds.ts';

/** The code of a frame, measured. Millimetres. */
export interface CodeOnFrame {
  element: ElementOf<'code'>;
  /** Index in the drawing order. */
  index: number;
  /** As it is drawn: its own style, or else the one of its place. */
  style: CodeStyle;
  /** Width in modules, without the quiet zone. */
  modules: number;
  moduleMm: number;
  /** With the quiet zone. */
  outline: ConvexOutline;
  /** Outline of the code without `modules` of its quiet zone. All four: the part that a camera reads. */
  inside: (modules: number) => ConvexOutline;
  readingDistanceMm: number;
}

/** Reading distance of a sheet, from its placement. */
export const readingDistanceOf = ({ document }: Pick<ScanArt, 'document'>): number =>
  readingDistances[document.size.placement ?? defaultPlacement];

/** Measures the code of a frame. Undefined if it has none. */
export function codeOf(
  art: Pick<ScanArt, 'document' | 'codeText' | 'codeStyle'>,
): CodeOnFrame | undefined {
  const index = art.document.content.findIndex(({ type }) => type === 'code');
  const element = art.document.content[index];
  if (element?.type !== 'code') return undefined;

  const style = art.codeStyle ?? element;
  // A style with a logo is drawn at level H, whatever its `level`.
  const modules = encode(art.codeText, style.logo ? 'H' : style.level);
  const moduleMm = element.width_mm / sideOf(modules);
  const inside = (count: number) => {
    const inset = count * moduleMm;
    const width = element.width_mm - 2 * inset;
    const box = { x: element.x_mm + inset, y: element.y_mm + inset, width, height: width };
    return turnedBox(box, element.rotation_deg);
  };
  return {
    element,
    index,
    style,
    modules: sideOf(modules) - 2 * quietZone,
    moduleMm,
    outline: inside(0),
    inside,
    readingDistanceMm: readingDistanceOf(art),
  };
}
