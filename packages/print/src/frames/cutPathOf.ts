import type { FrameSize } from '@hearback/schema/documents';
import { sheetOf } from './sheetOf.ts';
import { round } from './units.ts';

/** The hole for a door handle: most handles and knobs pass through 35 mm. */
export function hangerHoleOf({ width_mm, height_mm }: FrameSize) {
  const radius = Math.min(17.5, width_mm * 0.3, height_mm * 0.3);
  return { x: width_mm / 2, y: radius + Math.min(10, width_mm * 0.15), radius };
}

const ring = (x: number, y: number, rx: number, ry: number) => {
  const [right, down] = [`${round(rx)} ${round(ry)}`, round(2 * rx)];
  return `M${round(x - rx)} ${round(y)}a${right} 0 1 0 ${down} 0a${right} 0 1 0 ${-down} 0z`;
};

/** A hanger: rounded corners, the hole, and a slit from the edge through which it slips on. */
function hangerPath(size: FrameSize): string {
  const { width_mm: width, height_mm: height } = size;
  const { x, y, radius } = hangerHoleOf(size);
  const corner = Math.min(4, width / 8, height / 8);
  const turn = (byX: number, byY: number) =>
    `a${round(corner)} ${round(corner)} 0 0 1 ${round(byX * corner)} ${round(byY * corner)}`;
  return [
    `M${round(corner)} 0H${round(width - corner)}${turn(1, 1)}V${round(height - corner)}`,
    `${turn(-1, 1)}H${round(corner)}${turn(-1, -1)}V${round(corner)}${turn(1, -1)}z`,
    ring(x, y, radius, radius),
    // The slit runs from the hole to the right edge; it opens when the hanger is bent.
    `M${round(x + radius * Math.SQRT1_2)} ${round(y - radius * Math.SQRT1_2)}L${round(width)} ${round(Math.max(corner, y - radius * 1.4))}`,
  ].join('');
}

/** Cutting line as an SVG path, in millimeters of the sheet. */
export function cutPathOf(size: FrameSize): string {
  const { width_mm: width, height_mm: height } = sheetOf(size);
  switch (size.cut) {
    case 'round':
      return ring(width / 2, height / 2, width / 2, height / 2);
    case 'hanger':
      return hangerPath(size);
    default:
      return `M0 0H${round(width)}V${round(height)}H0z`;
  }
}
