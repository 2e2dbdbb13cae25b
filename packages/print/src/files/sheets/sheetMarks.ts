import type { Mark } from '../../frames/Mark.ts';

/** Millimetres: how long a mark is, and how far from the art it begins. */
export const markLength = 5;
export const markGap = 1;

/** A quarter of a point, and black in every color scheme. */
const hairline = { stroke: '#000000', strokeWidth: 0.088 } as const;

const line = (x1: number, y1: number, x2: number, y2: number, dash?: string): Mark => ({
  tag: 'line',
  attributes: { x1, y1, x2, y2, ...hairline, ...(dash !== undefined && { strokeDasharray: dash }) },
});

/** The edges of everything printed. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lines outside of everything printed, above and below where something is cut upright. */
const upright = (x: number, { top, bottom }: Edges, length: number, dash?: string) => [
  line(x, top - markGap, x, top - markGap - length, dash),
  line(x, bottom + markGap, x, bottom + markGap + length, dash),
];

const level = (y: number, { left, right }: Edges, length: number, dash?: string) => [
  line(left - markGap, y, left - markGap - length, y, dash),
  line(right + markGap, y, right + markGap + length, y, dash),
];

/** Places along an edge, each once: neighbours that touch share a mark. */
const eachOnce = (places: readonly number[]): number[] => [
  ...new Map(places.map((place) => [Math.round(place * 100), place])).values(),
];

/** Two hairlines for every straight cut: where the knife goes, outside of everything printed. */
export const cropMarks = (
  columns: readonly number[],
  rows: readonly number[],
  edges: Edges,
  length = markLength,
): Mark[] => [
  ...eachOnce(columns).flatMap((x) => upright(x, edges, length)),
  ...eachOnce(rows).flatMap((y) => level(y, edges, length)),
];

/** Dashed hairlines where a sheet is folded. */
export const foldMarks = (rows: readonly number[], edges: Edges, length = markLength): Mark[] =>
  rows.flatMap((y) => level(y, edges, length, '1 0.6'));
