import { FrameDocument, type FrameIcon } from '@hearback/schema/documents';
import * as v from 'valibot';

import { frameSizes, type FrameSizeName } from '../frameSizes.ts';

/** A part of a design, as the schema takes it. Its id and what is usual are filled in. */
export type DesignPart = object;

/** Left, top, width, height. Millimetres from the trimmed corner. */
export type DesignArea = readonly [x: number, y: number, width: number, height: number];

const at = ([x_mm, y_mm, width_mm, height_mm]: DesignArea) => ({ x_mm, y_mm, width_mm, height_mm });

interface Lettering {
  /** Points. Reduced if the text does not fit. */
  size: number;
  color: string;
  weight?: 400 | 600 | 700;
  font?: 'text' | 'display';
  align?: 'start' | 'center' | 'end';
  vertical?: 'top' | 'middle' | 'bottom';
  /** From line to line, as a share of the size. */
  leading?: number;
  turn?: number;
}

/** Text in English and Polish, in a box that both fit. */
export const words = (
  [en, pl]: readonly [en: string, pl: string],
  room: DesignArea,
  { size, color, weight, font, align, vertical, leading, turn }: Lettering,
): DesignPart => ({
  type: 'text',
  text: { 'en-US': en, 'pl-PL': pl },
  ...at(room),
  font_size_pt: size,
  color,
  ...(weight !== undefined && { font_weight: weight }),
  ...(font !== undefined && { font_family: font }),
  ...(align !== undefined && { align }),
  ...(vertical !== undefined && { vertical_align: vertical }),
  ...(leading !== undefined && { line_height: leading }),
  ...(turn !== undefined && { rotation_deg: turn }),
});

/** A filled rectangle. */
export const block = (place: DesignArea, fill: string, radius = 0, turn = 0): DesignPart => ({
  type: 'shape',
  ...at(place),
  fill,
  radius_mm: radius,
  ...(turn !== 0 && { rotation_deg: turn }),
});

/** A rectangle of a line alone. */
export const outline = (
  place: DesignArea,
  color: string,
  width: number,
  radius = 0,
): DesignPart => ({
  type: 'shape',
  ...at(place),
  fill: null,
  line_color: color,
  line_width_mm: width,
  radius_mm: radius,
});

/** A filled circle around a point. */
export const disc = (x: number, y: number, radius: number, fill: string): DesignPart => ({
  type: 'shape',
  shape: 'ellipse',
  ...at([x - radius, y - radius, 2 * radius, 2 * radius]),
  fill,
});

/** A circle of a line alone. */
export const ring = (x: number, y: number, radius: number, color: string, width: number) => ({
  type: 'shape',
  shape: 'ellipse',
  ...at([x - radius, y - radius, 2 * radius, 2 * radius]),
  fill: null,
  line_color: color,
  line_width_mm: width,
});

/** A level line. */
export const rule = (x: number, y: number, length: number, color: string, width: number) => ({
  type: 'shape',
  shape: 'line',
  ...at([x, y, length, 1]),
  fill: color,
  line_width_mm: width,
});

/** One of our drawings. */
export const drawing = (
  icon: FrameIcon,
  x: number,
  y: number,
  width: number,
  color: string,
  turn = 0,
): DesignPart => ({
  type: 'icon',
  icon,
  x_mm: x,
  y_mm: y,
  width_mm: width,
  color,
  ...(turn !== 0 && { rotation_deg: turn }),
});

/** The code, its quiet zone included in its width. */
export const codeElement = (
  x: number,
  y: number,
  width: number,
  color: string,
  background: string,
  look: object = {},
): DesignPart => ({
  type: 'code',
  x_mm: x,
  y_mm: y,
  width_mm: width,
  color,
  background_color: background,
  ...look,
});

/** Creates a starter design. Returns a function, so that the document is built only when it is needed. */
export const design =
  (size: FrameSizeName, background: string, content: readonly DesignPart[]) => (): FrameDocument =>
    v.parse(FrameDocument, {
      name: size,
      size: frameSizes[size],
      background_color: background,
      content,
    });
