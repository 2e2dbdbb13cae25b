import { area } from 'd3';

import { runsOf } from '../runsOf';

/** One place of a band, in pixels. */
export interface Bounds {
  x: number;
  /** The upper end on the page, and the lower one. */
  top: number;
  bottom: number;
}

/**
 * The shapes of an interval along an axis. A place without one leaves a gap. What stands alone between
 * two gaps has no width to fill: it is a whisker.
 */
export function layOutBand(bounds: readonly (Bounds | null)[]) {
  const runs = runsOf(bounds);
  const ground = area<Bounds>()
    .x(({ x }) => x)
    .y0(({ bottom }) => bottom)
    .y1(({ top }) => top);

  return {
    grounds: runs.filter((run) => run.length > 1).map((run) => ground([...run]) ?? ''),
    whiskers: runs.filter((run) => run.length === 1).flat(),
  };
}
