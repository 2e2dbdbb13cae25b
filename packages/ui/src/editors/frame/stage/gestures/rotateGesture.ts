import type { Places } from '../../commands/Placed';
import { knownArea, knownBounds, unionOf } from '../../geometry/areas';
import { turnedPlaces } from '../../geometry/places';
import { middleOf, normalDegrees, type Point } from '../../geometry/turn';
import { toSheetPoint } from '../view';
import type { Gesture } from '../Gesture';
import type { GestureContext } from './GestureContext';

/** Rotation step with Shift, and tolerance for snapping to multiples of 45, in degrees. */
const step = 15;
const upright = { every: 45, within: 2 };

/** Rotates the selection around its center. Shift rotates in steps, Ctrl disables snapping. */
export function rotateGesture(bench: GestureContext, from: Point): Gesture | undefined {
  const { chosen, view, snaps, draw, run, format } = bench;
  const [only] = chosen;
  const around = unionOf(chosen.map(chosen.length === 1 ? knownArea : knownBounds));
  if (!only || !around) return undefined;
  const middle = middleOf(around);
  const angleOf = (point: Point) => {
    const at = toSheetPoint(view, point);
    return (Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI;
  };
  const start = angleOf(from);
  const before = chosen.length === 1 ? (only.rotation_deg ?? 0) : 0;
  let places: Places = {};

  return {
    move: (to, { shift, mod }) => {
      const free = before + angleOf(to) - start;
      const near = Math.round(free / upright.every) * upright.every;
      const isNear = snaps && !mod && Math.abs(free - near) <= upright.within;
      const wanted = shift ? Math.round(free / step) * step : isNear ? near : Math.round(free);
      places = turnedPlaces(chosen, wanted - before, middle);
      draw({ places, measure: { words: `${format(normalDegrees(wanted))}°`, at: to } });
    },
    end: () => {
      draw(undefined);
      run({ type: 'rotateElements', places });
    },
    cancel: () => draw(undefined),
  };
}
