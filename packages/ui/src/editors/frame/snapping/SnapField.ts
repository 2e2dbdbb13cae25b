import type { Area } from '@hearback/print/frames';

/** A line that edges come to lie on. */
export interface SnapLine {
  /** Millimetres along the axis. */
  at: number;
  /** Over which part of the other axis it is drawn. */
  from: number;
  to: number;
}

export interface SnapField {
  /** Upright lines, from left to right. */
  x: readonly SnapLine[];
  /** Level lines, from top to bottom. */
  y: readonly SnapLine[];
  /** What lies around, for equal distances. */
  others: readonly Area[];
}

interface Surroundings {
  sheet: Area;
  /** Inside of which nothing is lost when the sheet is cut. */
  safe: Area;
  others: readonly Area[];
  guides: readonly { axis: 'x' | 'y'; at: number }[];
}

/** Everything that what is moved may snap to, put in order once, when it is taken hold of. */
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

/** Where in sorted lines the first one lies that is not before a place. */
export function firstFrom(lines: readonly SnapLine[], at: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The line next to a place, where one is within reach. */
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
