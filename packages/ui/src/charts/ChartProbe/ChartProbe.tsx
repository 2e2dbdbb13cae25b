import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import { undrawn } from '../drawing/undrawn';
import * as styles from './ChartProbe.css';

export interface ChartProbeProps {
  /** What is read: "Day". */
  label: string;
  /** Where the places stand, in pixels from the left, in order. */
  places: readonly number[];
  width: number;
  /** What is said and shown about a place. */
  describe: (index: number) => string;
  renderTip: (index: number) => ReactNode;
  /** Where the tip hides less of the drawing. */
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
};

/** Reads a drawing place by place, with the pointer or the arrow keys. Lies over the plot. */
export function ChartProbe({
  label,
  places,
  width,
  describe,
  renderTip,
  tipPlacement = 'top',
}: ChartProbeProps) {
  const [place, setPlace] = useState<number | null>(null);
  const last = places.length - 1;
  // A window that became shorter has fewer places.
  const index = place === null ? null : Math.min(place, last);

  const point = (event: PointerEvent<HTMLDivElement>) =>
    setPlace(nearest(places, event.clientX - event.currentTarget.getBoundingClientRect().left));
  // A lifted finger leaves, too: what it touched stays to be read until it touches something else.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setPlace(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step !== undefined
            ? Math.min(last, Math.max(0, (index ?? last) + step))
            : undefined;
    if (event.key === 'Escape') setPlace(null);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };

  const x = index === null ? undefined : places[index];
  return (
    <div
      className={styles.probe}
      {...undrawn}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index ?? last}
      aria-valuetext={describe(index ?? last)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={leave}
      onFocus={() => setPlace((current) => current ?? last)}
      onBlur={() => setPlace(null)}
      onKeyDown={press}
    >
      {index !== null && x !== undefined && (
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
      )}
    </div>
  );
}
