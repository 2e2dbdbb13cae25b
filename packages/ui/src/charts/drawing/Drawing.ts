import type { Size } from '../ticks';

/** A box with round corners as an outline, as SVG writes it. */
export function roundedBox(x: number, y: number, width: number, height: number, corner = 0) {
  const r = Math.min(corner, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return (
    `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** A color that refers to no theme. */
interface Paint {
  /** As `#rrggbb`. */
  color: string;
  /** 0 to 1. */
  opacity: number;
}

const rgb = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/;
// Browsers serialize a computed `color-mix` in this form.
const srgb = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/;

const hexOf = (channel: number) =>
  Math.round(Math.min(255, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0');

/** Converts a computed color, multiplied by the opacity above it. Null if it is transparent. */
export function paintOf(computed: string, through = 1): Paint | null {
  const plain = rgb.exec(computed);
  const [, red, green, blue, alpha] = plain ?? srgb.exec(computed) ?? [];
  if (red === undefined) return null;

  const most = plain ? 1 : 255;
  const opacity = Number(alpha ?? 1) * through;
  if (opacity === 0) return null;
  return {
    color: `#${[red, green, blue].map((channel) => hexOf(Number(channel) * most)).join('')}`,
    opacity: Math.round(opacity * 1000) / 1000,
  };
}

/** Marks elements that are not exported: buttons, and the table behind a chart. */
export const undrawn = { 'data-undrawn': true } as const;

/** Transform of a shape's coordinates to the drawing's: a, b, c, d, e, f of its matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Anything but text: an outline, filled, stroked or both. */
export interface DrawnPath {
  kind: 'outline';
  /** As in SVG. */
  d: string;
  place: Matrix;
  fill: Paint | null;
  stroke: (Paint & { width: number; dashes: readonly number[] }) | null;
}

/** One line of text. */
export interface Line {
  kind: 'line';
  words: string;
  /** Anchor on the baseline. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Width in the page's own font: a program without that font adjusts to it. */
  width: number;
  fill: Paint;
  font: { family: string; size: number; weight: string; spacing: number };
}

/** A chart as plain data: resolved colors, no reference to a stylesheet. */
export interface Drawing extends Size {
  title: string;
  /** From the back to the front. */
  shapes: readonly (DrawnPath | Line)[];
}
