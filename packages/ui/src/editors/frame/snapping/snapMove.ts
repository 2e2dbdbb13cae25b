import type { Area } from '@hearback/print/frames';

import { firstFrom, nearestLine, type SnapField, type SnapLine } from './SnapField';

/** Start of an area with equal gaps to its neighbors. */
interface GapPlace {
  at: number;
  /** The equal gaps along the axis. */
  gaps: readonly { from: number; to: number }[];
}

interface Span {
  from: number;
  to: number;
}

/** Positions with equal gaps along an axis, among the elements that an area is in line with. */
function gapPlaces(area: Area, others: readonly Area[], axis: 'x' | 'y'): GapPlace[] {
  const other = axis === 'x' ? 'y' : 'x';
  const [side, otherSide] =
    axis === 'x' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const spans: Span[] = others
    .filter(
      (near) =>
        near[other] < area[other] + area[otherSide] && area[other] < near[other] + near[otherSide],
    )
    .map((near) => ({ from: near[axis], to: near[axis] + near[side] }))
    .toSorted((a, b) => a.from - b.from);
  const length = area[side];

  return spans.slice(1).flatMap((second, index): GapPlace[] => {
    const first = spans[index];
    if (!first || second.from <= first.to) return [];
    const gap = second.from - first.to;
    const between = { from: first.to, to: second.from };
    const margin = (gap - length) / 2;
    return [
      {
        at: second.to + gap,
        gaps: [between, { from: second.to, to: second.to + gap }],
      },
      {
        at: first.from - gap - length,
        gaps: [{ from: first.from - gap, to: first.from }, between],
      },
      ...(margin > 0
        ? [
            {
              at: first.to + margin,
              gaps: [
                { from: first.to, to: first.to + margin },
                { from: second.from - margin, to: second.from },
              ],
            },
          ]
        : []),
    ];
  });
}

/** Guide drawn while an area is snapped: an alignment line, or one of two equal gaps. */
export interface SnapMark {
  kind: 'line' | 'gap';
  axis: 'x' | 'y';
  /** Position of a line on its axis; position of a gap on the other axis. */
  at: number;
  from: number;
  to: number;
}

export interface SnapRules {
  /** Snap distance in millimeters. */
  reach: number;
  /** Grid spacing. Undefined: no grid. */
  grid?: number | undefined;
}

/** Tolerance within which edges count as aligned, in millimeters. */
const same = 0.005;

const sides = { x: ['width', 'y', 'height'], y: ['height', 'x', 'width'] } as const;

/** Distance along an axis to the nearest snap position. Undefined: none within reach. */
function stepAlong(area: Area, field: SnapField, axis: 'x' | 'y', rules: SnapRules) {
  const length = area[sides[axis][0]];
  const places = [area[axis], area[axis] + length / 2, area[axis] + length];
  const steps = places.flatMap((at) => {
    const line = nearestLine(field[axis], at, rules.reach);
    return line ? [line.at - at] : [];
  });
  const gaps = gapPlaces(area, field.others, axis)
    .map(({ at }) => at - area[axis])
    .filter((step) => Math.abs(step) <= rules.reach);
  const best = [...steps, ...gaps].toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (best !== undefined || rules.grid === undefined) return best;
  const onGrid = Math.round(area[axis] / rules.grid) * rules.grid - area[axis];
  return Math.abs(onGrid) <= rules.reach ? onGrid : undefined;
}

function linesAt(lines: readonly SnapLine[], at: number): SnapLine[] {
  const found: SnapLine[] = [];
  for (let index = firstFrom(lines, at - same); index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.at > at + same) break;
    found.push(line);
  }
  return found;
}

/** Marks of an area at its snapped position. */
export function marksOf(area: Area, field: SnapField): SnapMark[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const [side, other, otherSide] = sides[axis];
    const [from, to] = [area[other], area[other] + area[otherSide]];
    const places = [area[axis], area[axis] + area[side] / 2, area[axis] + area[side]];
    const lines = places.flatMap((at): SnapMark[] => {
      const found = linesAt(field[axis], at);
      if (found.length === 0) return [];
      return [
        {
          kind: 'line',
          axis,
          at,
          from: Math.min(from, ...found.map((line) => line.from)),
          to: Math.max(to, ...found.map((line) => line.to)),
        },
      ];
    });
    const gaps = gapPlaces(area, field.others, axis)
      .filter(({ at }) => Math.abs(at - area[axis]) <= same)
      .slice(0, 1)
      .flatMap(({ gaps: spans }) =>
        spans.map((span): SnapMark => ({ kind: 'gap', axis, at: (from + to) / 2, ...span })),
      );
    return [...lines, ...gaps];
  });
}

/** Offset that moves a dragged area onto its snap lines. */
export function snapMove(area: Area, field: SnapField, rules: SnapRules) {
  const x = stepAlong(area, field, 'x', rules) ?? 0;
  const y = stepAlong(area, field, 'y', rules) ?? 0;
  return { x, y };
}

/** Snapped position of a single edge. */
export function snapEdge(at: number, lines: readonly SnapLine[], rules: SnapRules): number {
  const line = nearestLine(lines, at, rules.reach);
  if (line) return line.at;
  if (rules.grid === undefined) return at;
  const onGrid = Math.round(at / rules.grid) * rules.grid;
  return Math.abs(onGrid - at) <= rules.reach ? onGrid : at;
}
