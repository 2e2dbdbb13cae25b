import type { Area } from '@hearback/print/frames';

import { gapPlaces } from './equalGaps';
import { firstFrom, nearestLine, type SnapField, type SnapLine } from './SnapField';

/** What is drawn while something has snapped: a line along others, or a distance that is there twice. */
export interface SnapMark {
  kind: 'line' | 'gap';
  axis: 'x' | 'y';
  /** A line lies across its axis, a distance along it. */
  at: number;
  from: number;
  to: number;
}

export interface SnapRules {
  /** Millimetres within which something snaps. */
  reach: number;
  /** The distance of the grid's lines. Undefined: there is none. */
  grid?: number | undefined;
}

/** Edges that lie so close to each other, in millimetres, lie on each other. */
const same = 0.005;

const sides = { x: ['width', 'y', 'height'], y: ['height', 'x', 'width'] } as const;

/** Where along an axis something snaps to: how far that is. Undefined: nowhere. */
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

/** The marks of an area that lies where it snapped to. */
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

/** How far something has to go from where the hand has it, to lie on a line. */
export function snapMove(area: Area, field: SnapField, rules: SnapRules) {
  const x = stepAlong(area, field, 'x', rules) ?? 0;
  const y = stepAlong(area, field, 'y', rules) ?? 0;
  return { x, y };
}

/** Where a single edge comes to lie. */
export function snapEdge(at: number, lines: readonly SnapLine[], rules: SnapRules): number {
  const line = nearestLine(lines, at, rules.reach);
  if (line) return line.at;
  if (rules.grid === undefined) return at;
  const onGrid = Math.round(at / rules.grid) * rules.grid;
  return Math.abs(onGrid - at) <= rules.reach ? onGrid : at;
}
