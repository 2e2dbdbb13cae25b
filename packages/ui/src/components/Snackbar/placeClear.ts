/** A rectangle in CSS pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const edge = 16;
const step = 8;

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The area that two boxes share, in square pixels. */
const sharedArea = (one: Box, other: Box): number =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

/**
 * A place for a message where it covers no control: the lowest one in the middle, else at the end or
 * the start of the line, else the next higher one. Where there is none, the one that covers least.
 */
export function placeClear(
  size: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  controls: readonly Box[],
): { left: number; top: number } {
  const lowest = viewport.height - edge - size.height;
  const columns = [
    (viewport.width - size.width) / 2,
    viewport.width - edge - size.width,
    edge,
  ].filter((left, at) => at === 0 || left >= edge);
  let least = { left: columns[0] ?? 0, top: lowest, area: Number.POSITIVE_INFINITY };
  for (let top = lowest; top >= edge; top -= step) {
    for (const left of columns) {
      const box = { left, top, ...size };
      const covered = controls.filter((control) => overlaps(box, control));
      if (covered.length === 0) return { left, top };
      const area = covered.reduce((sum, control) => sum + sharedArea(box, control), 0);
      if (area < least.area) least = { left, top, area };
    }
  }
  return { left: least.left, top: least.top };
}
