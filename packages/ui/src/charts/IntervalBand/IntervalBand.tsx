import * as styles from './IntervalBand.css';
import { layOutBand, type Bounds } from './layOutBand';

export interface IntervalBandProps {
  /** One for each place, in order. Null where nothing can be said. */
  bounds: readonly (Bounds | null)[];
}

/** Where the true values probably lie, behind the marks of a drawing. Part of an `svg`. */
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
