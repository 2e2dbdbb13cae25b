import { area } from 'd3';

import * as styles from './IntervalBand.css';
import { runsOf } from '../ticks';

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

export interface IntervalBandProps {
  /** One for each place, in order. Null where nothing can be said. */
  bounds: readonly (Bounds | null)[];
}

/** Confidence intervals behind the marks of a chart. Part of an `svg`. */
export function IntervalBand({ bounds }: IntervalBandProps) {
  const { grounds, whiskers } = layOutBand(bounds);
  return (
    <g>
      {grounds.map((d) => (
        <path key={d} d={d} className={styles.ground} />
      ))}
      {whiskers.map(({ x, top, bottom }) => (
        <path
          key={x}
          d={`M${x - 3} ${top}h6M${x} ${top}V${bottom}M${x - 3} ${bottom}h6`}
          className={styles.whisker}
        />
      ))}
    </g>
  );
}
