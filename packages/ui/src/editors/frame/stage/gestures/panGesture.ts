import type { Point } from '../../geometry/turn';
import type { Gesture } from '../Gesture';

/** Shifts the sheet under the hand. */
export function panGesture(from: Point, panBy: (by: Point) => void): Gesture {
  let last = from;
  return {
    move: (to) => {
      panBy({ x: to.x - last.x, y: to.y - last.y });
      last = to;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}
