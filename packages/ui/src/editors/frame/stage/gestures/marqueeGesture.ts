import { overlap, type Area } from '@hearback/print/frames';

import { knownBounds } from '../../geometry/knownAreas';
import type { Point } from '../../geometry/turn';
import type { Gesture } from '../Gesture';
import { withGroups } from '../selection';
import { toSheet } from '../view';
import type { Bench } from './Bench';

interface MarqueeHands {
  /** What was chosen before and stays so: with Shift, or where more are being chosen. */
  kept: readonly string[];
  choose: (ids: readonly string[]) => void;
}

/** Draws a rectangle over the sheet and chooses all that it touches, with their groups. */
export function marqueeGesture(bench: Bench, from: Point, { kept, choose }: MarqueeHands): Gesture {
  const { document, view, draw } = bench;
  const start = toSheet(view, from);
  const bounds = document.content
    .filter((element) => !element.is_locked)
    .map((element) => ({ id: element.id, area: knownBounds(element) }));
  let touched: string[] = [];

  return {
    move: (to) => {
      const end = toSheet(view, to);
      const marquee: Area = {
        x: Math.min(start.x, end.x),
        y: Math.min(start.y, end.y),
        width: Math.abs(end.x - start.x),
        height: Math.abs(end.y - start.y),
      };
      touched = bounds.filter(({ area }) => overlap(area, marquee)).map(({ id }) => id);
      draw({ marquee });
    },
    end: () => {
      draw(undefined);
      const found = withGroups(document.content, touched);
      choose([...kept.filter((id) => !found.includes(id)), ...found]);
    },
    cancel: () => draw(undefined),
    press: () => choose(kept),
  };
}
