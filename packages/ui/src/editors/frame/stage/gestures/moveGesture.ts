import { toTenths } from '../../commands/Placed';
import { knownBounds, unionOf } from '../../geometry/areas';
import { movedPlaces } from '../../geometry/places';
import type { Point } from '../../geometry/turn';
import { marksOf, snapMove } from '../../snapping/snapMove';
import type { Gesture } from '../Gesture';
import { type GestureContext, fieldFor, snapReach } from './GestureContext';

/** Moves the selection. Shift locks the axis, Ctrl disables snapping, Alt moves copies. */
export function moveGesture(
  bench: GestureContext,
  from: Point,
): Omit<Gesture, 'press'> | undefined {
  const { chosen, view, snaps, grid, draw, run, make } = bench;
  const bounds = unionOf(chosen.map(knownBounds));
  if (!bounds) return undefined;
  const ids = chosen.map(({ id }) => id);
  const field = fieldFor(bench, chosen);
  let carried = { by: { x: 0, y: 0 }, isCopy: false };

  return {
    move: (to, { shift, alt, mod }) => {
      const hand = { x: (to.x - from.x) / view.scale, y: (to.y - from.y) / view.scale };
      const isAcross = Math.abs(hand.x) >= Math.abs(hand.y);
      const by = shift ? { x: isAcross ? hand.x : 0, y: isAcross ? 0 : hand.y } : hand;
      const at = { ...bounds, x: bounds.x + by.x, y: bounds.y + by.y };
      const isFree = mod || !snaps;
      const step = isFree ? { x: 0, y: 0 } : snapMove(at, field, { reach: snapReach(bench), grid });
      const end = {
        x: shift && !isAcross ? 0 : toTenths(by.x + step.x),
        y: shift && isAcross ? 0 : toTenths(by.y + step.y),
      };
      carried = { by: end, isCopy: alt };
      const rest = { ...bounds, x: bounds.x + by.x + step.x, y: bounds.y + by.y + step.y };
      draw({ carried: { ids, ...carried }, marks: isFree ? [] : marksOf(rest, field) });
    },
    end: () => {
      draw(undefined);
      if (carried.isCopy) make({ type: 'duplicateElements', ids, by: carried.by });
      else run({ type: 'moveElements', places: movedPlaces(chosen, carried.by) });
    },
    cancel: () => draw(undefined),
  };
}
