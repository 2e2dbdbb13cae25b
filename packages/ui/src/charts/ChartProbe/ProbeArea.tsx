import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import { undrawn } from '../drawing/Drawing';
import type { Size } from '../ticks';
import * as styles from './ChartProbe.css';

export interface ProbeAreaProps {
  /** Accessible name of the axis: "Day". */
  label: string;
  /** Number of data points. */
  count: number;
  /** Index of the data point that is read first. */
  first: number;
  /** The place under the pointer, from the left and the top of the area, in pixels. */
  placeAt: (x: number, y: number, area: Size) => number;
  /** Returns the target of a key. Undefined if the key has none. */
  placeAfter: (key: string, place: number) => number | undefined;
  /** Formats a data point for screen readers. */
  describe: (place: number) => string;
  /** Renders the tooltip of a data point. */
  children: (place: number) => ReactNode;
}

/** Reads a chart one data point at a time, by pointer, touch or keys. */
export function ProbeArea({
  label,
  count,
  first,
  placeAt,
  placeAfter,
  describe,
  children,
}: ProbeAreaProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  // A window that became shorter has fewer places.
  const place = chosen === null ? null : Math.min(chosen, count - 1);

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    setChosen(placeAt(event.clientX - area.left, event.clientY - area.top, area));
  };
  // A lifted finger leaves, too: what it touched stays to be read until it touches something else.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setChosen(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setChosen(null);
    const next = placeAfter(event.key, place ?? first);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };

  return (
    <div
      className={styles.probe}
      {...undrawn}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count - 1}
      aria-valuenow={place ?? first}
      aria-valuetext={describe(place ?? first)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={leave}
      onFocus={() => setChosen((current) => current ?? first)}
      onBlur={() => setChosen(null)}
      onKeyDown={press}
    >
      {place !== null && children(place)}
    </div>
  );
}
