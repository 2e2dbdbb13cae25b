import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import { undrawn } from '../drawing/undrawn';
import type { Size } from '../Size';
import * as styles from './ChartProbe.css';

export interface ProbeAreaProps {
  /** What is read: "Day". */
  label: string;
  /** How many places there are. */
  count: number;
  /** Where reading begins. */
  first: number;
  /** The place under the pointer, from the left and the top of the area, in pixels. */
  placeAt: (x: number, y: number, area: Size) => number;
  /** Where a key leads. Undefined: nowhere. */
  placeAfter: (key: string, place: number) => number | undefined;
  /** What is said about a place. */
  describe: (place: number) => string;
  /** What is shown about a place. */
  children: (place: number) => ReactNode;
}

/** What reads a drawing has in common: one place at a time, by pointer, by finger or by keys. */
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
