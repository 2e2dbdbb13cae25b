import type { Area } from '@hearback/print/frames';
import { placed, type Places } from '../../commands/Placed';
import { type HandleName, handles, type Point } from '../../geometry/turn';
import { knownArea, knownBounds, unionOf } from '../../geometry/areas';
import { resizedPlace, scaledPlaces } from '../../geometry/places';
import { resizeArea, type ResizeOptions } from '../../geometry/resizeArea';
import { marksOf, snapEdge } from '../../snapping/snapMove';
import type { Gesture } from '../Gesture';
import { type GestureContext, fieldFor, snapReach } from './GestureContext';

/** Resizes the selection. Shift keeps the aspect ratio, Alt the center; Ctrl disables snapping. */
export function resizeGesture(
  bench: GestureContext,
  name: HandleName,
  from: Point,
): Gesture | undefined {
  const { chosen, view, snaps, grid, draw, run, format } = bench;
  const handle = handles[name];
  const [only] = chosen;
  const around = unionOf(chosen.map(knownBounds));
  if (!only || !around) return undefined;
  const isOne = chosen.length === 1;
  const field = fieldFor(bench, chosen);
  let places: Places = {};

  /** The drag, adjusted so that the dragged edges snap. */
  const snapped = (area: Area, by: Point): Point => {
    const rules = { reach: snapReach(bench), grid };
    const edgeX = handle.x > 0 ? area.x + area.width : area.x;
    const edgeY = handle.y > 0 ? area.y + area.height : area.y;
    return {
      x: handle.x === 0 ? by.x : snapEdge(edgeX + by.x, field.x, rules) - edgeX,
      y: handle.y === 0 ? by.y : snapEdge(edgeY + by.y, field.y, rules) - edgeY,
    };
  };
  const placesFor = (by: Point, options: ResizeOptions): Places => {
    if (isOne) return { [only.id]: resizedPlace(only, handle, by, options) };
    const to = resizeArea(around, 0, handle, by, { ...options, keepsRatio: true });
    return scaledPlaces(chosen, around, to);
  };

  return {
    move: (to, { shift, alt, mod }) => {
      const hand = { x: (to.x - from.x) / view.scale, y: (to.y - from.y) / view.scale };
      // Rotated elements do not snap.
      const isFree = mod || !snaps || (isOne && Boolean(only.rotation_deg));
      const by = isFree ? hand : snapped(isOne ? knownArea(only) : around, hand);
      places = placesFor(by, { keepsRatio: shift, fromMiddle: alt });
      const after = chosen.map((element) => placed(element, places[element.id] ?? {}));
      const [first] = after;
      const bounds = unionOf(after.map(knownBounds));
      if (!first || !bounds) return;
      const { width, height } = isOne ? knownArea(first) : bounds;
      draw({
        places,
        marks: isFree ? [] : marksOf(bounds, field),
        measure: { words: `${format(width)} × ${format(height)} mm`, at: to },
      });
    },
    end: () => {
      draw(undefined);
      run({ type: 'resizeElements', places });
    },
    cancel: () => draw(undefined),
  };
}
