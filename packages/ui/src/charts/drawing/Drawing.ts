import type { Size } from '../Size';
import type { Paint } from './paintOf';

/** Where a shape's own axes lie on the drawing: a, b, c, d, e, f of its matrix. */
export type Place = readonly [number, number, number, number, number, number];

/** Anything but words: an outline, filled, traced or both. */
export interface Outline {
  kind: 'outline';
  /** As in SVG. */
  d: string;
  place: Place;
  fill: Paint | null;
  stroke: (Paint & { width: number; dashes: readonly number[] }) | null;
}

/** One line of words. */
export interface Line {
  kind: 'line';
  words: string;
  /** Where it is anchored, on the baseline. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** How wide the page's own font sets it: a program without that font keeps to it. */
  width: number;
  fill: Paint;
  font: { family: string; size: number; weight: string; spacing: number };
}

/** What stands on the page, as plain data: colours are plain, nothing refers to a stylesheet. */
export interface Drawing extends Size {
  title: string;
  /** From the back to the front. */
  shapes: readonly (Outline | Line)[];
}
