import type { Area } from '@hearback/print/frames';

/** A line that edges snap to. */
export interface SnapLine {
  /** Millimeters along the axis. */
  at: number;
  /** Extent of the drawn line on the other axis. */
  from: number;
  to: number;
}

export interface SnapField {
  /** Vertical lines, from left to right. */
  x: readonly SnapLine[];
  /** Horizontal lines, from top to bottom. */
  y: readonly SnapLine[];
  /** Areas of the other elements, for equal gaps. */
  others: readonly Area[];
}

interface Surroundings {
  sheet: Area;
  /** Area that is never trimmed. */
  safe: Area;
  others: readonly Area[];
  guides: readonly { axis: 'x' | 'y'; at: number }[];
}

/** All snap lines for a drag, sorted once at its start. */
export function snapField({ sheet, safe, others, guides }: Surroundings): SnapField {
  const linesOf = (axis: 'x' | 'y'): SnapLine[] => {
    const other = axis === 'x' ? 'y' : 'x';
    const [side, otherSide] =
      axis === 'x' ? (['width', 'height'] as const) : (['height', 'width'] as const);
    const spanOf = (area: Area) => ({ from: area[other], to: area[other] + area[otherSide] });
    const ends = (area: Area) => [area[axis], area[axis] + area[side]];
    const middle = (area: Area) => area[axis] + area[side] / 2;
    return [
      ...[...ends(sheet), middle(sheet), ...ends(safe)].map((at) => ({ at, ...spanOf(sheet) })),
      ...guides.filter((guide) => guide.axis === axis).map(({ at }) => ({ at, ...spanOf(sheet) })),
      ...others.flatMap((area) =>
        [...ends(area), middle(area)].map((at) => ({ at, ...spanOf(area) })),
      ),
    ].toSorted((a, b) => a.at - b.at);
  };
  return { x: linesOf('x'), y: linesOf('y'), others };
}

/** Index of the first of the sorted lines at or after a position. Binary search. */
export function firstFrom(lines: readonly SnapLine[], at: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The snap line nearest to a position within reach. */
export function nearestLine(
  lines: readonly SnapLine[],
  at: number,
  reach: number,
): SnapLine | undefined {
  const index = firstFrom(lines, at);
  const near = [lines[index - 1], lines[index]].filter((line) => line !== undefined);
  return near
    .filter((line) => Math.abs(line.at - at) <= reach)
    .toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];
}
