import type { FrameSize } from '@hearback/schema/documents';

import { hangerHoleOf } from '../../frames/cutPathOf.ts';
import { depthOf, type ConvexOutline } from './Outline.ts';

/** True if all of an area remains when the sheet is cut, with a margin of `spareMm`. */
export function isOnSheet(outline: ConvexOutline, size: FrameSize, spareMm = 0): boolean {
  const { width_mm: width, height_mm: height, cut } = size;
  // A hair of grace: sums of millimetres differ in the last digit.
  const spare = spareMm - 1e-6;
  if (cut === 'round') {
    const [rx, ry] = [width / 2 - spare, height / 2 - spare];
    return outline.every(
      ({ x, y }) => ((x - width / 2) / rx) ** 2 + ((y - height / 2) / ry) ** 2 <= 1,
    );
  }
  const isBetweenEdges = outline.every(
    ({ x, y }) => x >= spare && y >= spare && x <= width - spare && y <= height - spare,
  );
  if (cut !== 'hanger' || !isBetweenEdges) return isBetweenEdges;

  const hole = hangerHoleOf(size);
  const ring = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    return {
      x: hole.x + (hole.radius + spare) * Math.cos(angle),
      y: hole.y + (hole.radius + spare) * Math.sin(angle),
    };
  });
  // The slit beside the hole runs to the right edge, hardly higher than the hole itself.
  const isBesideSlit = outline.some(
    ({ x, y }) => x > hole.x && y < hole.y - hole.radius * 0.6 + spare,
  );
  return depthOf(ring, outline) <= 0 && !isBesideSlit;
}
