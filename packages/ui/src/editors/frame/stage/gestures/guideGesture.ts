import type { Point } from '../../geometry/turn';
import type { Gesture } from '../Gesture';
import type { Guide } from '../Guide';
import { toSheet } from '../view';
import type { Bench } from './Bench';

interface GuideHands {
  axis: Guide['axis'];
  /** Whether a place of the table is over a ruler, where guides come from and go to. */
  isOnRuler: (at: Point) => boolean;
  /** Undefined: it goes away. */
  put: (at: number | undefined) => void;
}

/** Carries a guide over the sheet, in half millimetres, or back onto its ruler. */
export function guideGesture(bench: Bench, { axis, isOnRuler, put }: GuideHands): Gesture {
  const { view, draw, format } = bench;
  let at: number | undefined;

  return {
    move: (to) => {
      at = isOnRuler(to) ? undefined : Math.round(toSheet(view, to)[axis] * 2) / 2;
      draw(
        at === undefined
          ? {}
          : { guide: { axis, at }, measure: { words: `${format(at)} mm`, at: to } },
      );
    },
    end: () => {
      draw(undefined);
      put(at);
    },
    cancel: () => draw(undefined),
  };
}
