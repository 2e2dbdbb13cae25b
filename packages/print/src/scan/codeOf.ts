import type { CodeStyle, ElementOf } from '@hearback/schema/documents';

import { encode } from '../codes/encode.ts';
import { quietZone, sideOf } from '../codes/quietZone.ts';
import { turnedBox, type Outline } from './outlines/Outline.ts';
import type { ScanArt } from './ScanReport.ts';
import { defaultPlacement, readingDistances } from './thresholds.ts';

/** The code of a frame, measured. Millimetres. */
export interface CodeOnFrame {
  element: ElementOf<'code'>;
  /** Where it stands in the order of drawing. */
  index: number;
  /** As it is drawn: its own style, or else the one of its place. */
  style: CodeStyle;
  /** How many modules it is wide, without the quiet zone. */
  modules: number;
  moduleMm: number;
  /** With the quiet zone. */
  outline: Outline;
  /** The code without so many modules of its quiet zone. All four: what a camera reads. */
  inside: (modules: number) => Outline;
  readingDistanceMm: number;
}

/** How far away the reader of a sheet stands. */
export const readingDistanceOf = ({ document }: Pick<ScanArt, 'document'>): number =>
  readingDistances[document.size.placement ?? defaultPlacement];

/** Measures the code of a frame. Undefined where there is none. */
export function codeOf(
  art: Pick<ScanArt, 'document' | 'codeText' | 'codeStyle'>,
): CodeOnFrame | undefined {
  const index = art.document.content.findIndex(({ type }) => type === 'code');
  const element = art.document.content[index];
  if (element?.type !== 'code') return undefined;

  const style = art.codeStyle ?? element;
  // A style with a logo is drawn with the largest reserve, whatever it says.
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
