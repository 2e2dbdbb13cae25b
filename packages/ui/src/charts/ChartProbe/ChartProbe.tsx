import type { ReactNode } from 'react';

import * as styles from './ChartProbe.css';
import { ProbeArea } from './ProbeArea';

export interface ChartProbeProps {
  /** Accessible name of the axis: "Day". */
  label: string;
  /** X coordinates of the data points, in pixels from the left, ascending. */
  places: readonly number[];
  width: number;
  /** Formats a data point as text: for screen readers here, for the tooltip below. */
  describe: (index: number) => string;
  renderTip: (index: number) => ReactNode;
  /** The side on which the tooltip covers less of the chart. */
  tipPlacement?: 'top' | 'bottom' | undefined;
}

/** Between the reading line and its tip, and how far a tip may reach over the plot's edge, in pixels. */
const tipGap = 8;

const nearest = (places: readonly number[], x: number): number =>
  places.reduce(
    (best, place, index) =>
      Math.abs(place - x) < Math.abs((places[best] ?? 0) - x) ? index : best,
    0,
  );

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: 7,
  PageDown: -7,
  Home: -Infinity,
  End: Infinity,
};

/** Reads a chart point by point, with the pointer or the arrow keys. Positioned over the plot. */
export function ChartProbe({
  label,
  places,
  width,
  describe,
  renderTip,
  tipPlacement = 'top',
}: ChartProbeProps) {
  const last = places.length - 1;

  return (
    <ProbeArea
      label={label}
      count={places.length}
      first={last}
      placeAt={(x) => nearest(places, x)}
      placeAfter={(key, place) => {
        const step = steps[key];
        return step === undefined ? undefined : Math.min(last, Math.max(0, place + step));
      }}
      describe={describe}
    >
      {(index) => {
        const x = places[index];
        if (x === undefined) return null;
        return (
          <>
            <div className={styles.line} style={{ left: x }} />
            <div
              className={styles.tip}
              data-placement={tipPlacement}
              style={
                x > width / 2
                  ? { right: width - x + tipGap, maxWidth: x }
                  : { left: x + tipGap, maxWidth: width - x }
              }
            >
              {renderTip(index)}
            </div>
          </>
        );
      }}
    </ProbeArea>
  );
}
