import { cutPathOf } from '../../frames/cutPathOf.ts';
import type { Mark } from '../../frames/Mark.ts';
import { round } from '../../frames/units.ts';
import type { FrameSize } from '@hearback/schema/documents';
import type { Sheet } from './Sheet.ts';

/** Whether every edge is straight: crop marks say where a knife goes along it. */
export const isCutStraight = ({ cut }: FrameSize): boolean =>
  cut === undefined || cut === 'rectangle';

/** As the ink of cut contours looks where no machine knows it. */
const contourColor = '#ec008c';

const path = (d: string, attributes: Mark['attributes']): Mark => ({
  tag: 'path',
  attributes: { d, fill: 'none', ...attributes },
});

/** The outlines that are printed over each page, for whoever cuts it. */
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
