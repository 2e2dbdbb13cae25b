import type { Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';
import type { Places } from '../commands/Placed';
import { movedPlaces } from './places';
import { unionOf, type Unit, unitsOf } from './areas';

/** Edges and centers to align elements to. */
export const edges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Edge = (typeof edges)[number];

function stepTo({ bounds }: Unit, edge: Edge, to: Area) {
  const x = {
    left: to.x - bounds.x,
    center: to.x + to.width / 2 - bounds.x - bounds.width / 2,
    right: to.x + to.width - bounds.x - bounds.width,
  };
  const y = {
    top: to.y - bounds.y,
    middle: to.y + to.height / 2 - bounds.y - bounds.height / 2,
    bottom: to.y + to.height - bounds.y - bounds.height,
  };
  return edge in x
    ? { x: x[edge as keyof typeof x], y: 0 }
    : { x: 0, y: y[edge as keyof typeof y] };
}

const moveAll = (units: readonly Unit[], stepOf: (unit: Unit) => { x: number; y: number }) =>
  Object.assign({}, ...units.map((unit) => movedPlaces(unit.elements, stepOf(unit)))) as Places;

/** Aligns elements with each other, groups as units; a single element or group with the sheet. */
export function alignedPlaces(elements: readonly FrameElement[], edge: Edge, sheet: Area): Places {
  const units = unitsOf(elements);
  const around = units.length > 1 ? unionOf(units.map(({ bounds }) => bounds)) : undefined;
  return moveAll(units, (unit) => stepTo(unit, edge, around ?? sheet));
}

/** Distributes three or more elements with equal gaps; the outer two stay. */
export function distributedPlaces(elements: readonly FrameElement[], axis: 'x' | 'y'): Places {
  const side = axis === 'x' ? 'width' : 'height';
  const units = unitsOf(elements).toSorted((a, b) => a.bounds[axis] - b.bounds[axis]);
  const around = unionOf(units.map(({ bounds }) => bounds));
  if (!around || units.length < 3) return {};
  const filled = units.reduce((sum, { bounds }) => sum + bounds[side], 0);
  const gap = (around[side] - filled) / (units.length - 1);
  let at = around[axis];
  return moveAll(units, ({ bounds }) => {
    const step = at - bounds[axis];
    at += bounds[side] + gap;
    return { x: 0, y: 0, [axis]: step };
  });
}
