import type { FrameSize } from '@hearback/schema/documents';

import { cutPathOf } from '../../frames/cutPathOf.ts';
import type { Mark } from '../../frames/Mark.ts';
import { drawText } from '../../frames/elements/drawText.ts';
import { sheetOf } from '../../frames/sheetOf.ts';
import { round } from '../../frames/units.ts';
import type { Sheet } from './Sheet.ts';

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

/** Millimetres below a page that its caption takes, at 6 points. */
export const captionRoom = 3;

/** The captions of pages, each below its page and its bleed, and never wider than the page. */
export const drawCaptions = (places: Sheet['places']): Mark[] =>
  places.flatMap(({ page, x, y, bleed }) => {
    if (page.caption === undefined) return [];
    const { width_mm, height_mm } = sheetOf(page.document.size);
    return drawText(
      {
        id: 'caption',
        type: 'text',
        text: '{code}',
        x_mm: x + 1,
        y_mm: y + height_mm + bleed + 0.4,
        width_mm: width_mm - 2,
        font_size_pt: 6,
        font_weight: 400,
        font_family: 'text',
        align: 'center',
        color: '#000000',
      },
      {
        language: 'en-US',
        values: { code: page.caption },
        showsPlaces: false,
        addressOf: () => undefined,
      },
    );
  });

/** True if every edge is straight, so that crop marks are enough to cut along. */
export const isCutStraight = ({ cut }: FrameSize): boolean =>
  cut === undefined || cut === 'rectangle';

/** As the ink of cut contours looks where no machine knows it. */
const contourColor = '#ec008c';

const path = (d: string, attributes: Mark['attributes']): Mark => ({
  tag: 'path',
  attributes: { d, fill: 'none', ...attributes },
});

/** Outlines that are printed over each page, as a guide for cutting. */
export const drawContours = ({ places, contours }: Sheet): Mark[] =>
  contours.length === 0
    ? []
    : places.map(({ x, y }) => ({
        tag: 'g',
        attributes: { transform: `translate(${round(x)} ${round(y)})` },
        children: contours.map((d) => path(d, { stroke: contourColor, strokeWidth: 0.088 })),
      }));

/** The cut of each page or the labels of a sheet, dashed: on a screen alone, as wide on every sheet. */
export const drawGuides = ({ width, height, guides }: Sheet): Mark[] => {
  const unit = Math.max(width, height) / 450;
  return guides.map(({ path: d, x, y }) => ({
    tag: 'g',
    attributes: { transform: `translate(${round(x)} ${round(y)})` },
    children: [
      // Seen on light and on dark art.
      path(d, { stroke: '#ffffff', strokeWidth: round(1.6 * unit), strokeOpacity: 0.7 }),
      path(d, {
        stroke: '#5b6470',
        strokeWidth: round(0.9 * unit),
        strokeDasharray: `${round(4 * unit)} ${round(3 * unit)}`,
      }),
    ],
  }));
};

/** The guides of pages that are cut out of their sheet. */
export const cutGuides = (
  places: Sheet['places'],
  isWanted: (size: FrameSize) => boolean,
): Sheet['guides'] =>
  places
    .filter(({ page }) => isWanted(page.document.size))
    .map(({ page, x, y }) => ({ path: cutPathOf(page.document.size), x, y }));
