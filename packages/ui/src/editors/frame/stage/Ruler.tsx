import type { Ref } from 'react';

import { rulerSize } from './FrameStage.css';
import * as styles from './Ruler.css';

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** Minimum distances of ticks and of numbers, in pixels. */
const apart = { ticks: 5, numbers: 38 };

/** Spacing of a ruler's ticks and numbers, in millimeters. */
export function tickSteps(scale: number): { small: number; large: number } {
  const atLeast = (pixels: number) => steps.find((step) => step * scale >= pixels) ?? 500;
  const large = atLeast(apart.numbers);
  const small = atLeast(apart.ticks);
  // Each number has a tick: 5 into 10, not 2 into 5.
  return { large, small: large % small === 0 ? small : large / 5 };
}

interface Props {
  axis: 'x' | 'y';
  /** Pixels per millimeter. */
  scale: number;
  /** Position of the sheet's edge, in pixels. */
  start: number;
  /** Pixels. */
  length: number;
  /** Extent of the selection, in millimeters. */
  chosen: { from: number; to: number } | undefined;
  /** The pointer mark, moved without rendering. */
  pointer: Ref<HTMLDivElement>;
}

/** Pixels between a tick and its number. Numbers that would be clipped are omitted. */
const besideTick = 3;
const digitWidth = 7;

/** Ruler in millimeters along a side of the stage. Guides are dragged out of it. */
export function Ruler({ axis, scale, start, length, chosen, pointer }: Props) {
  const { small, large } = tickSteps(scale);
  const from = Math.floor(-start / scale / large) * large;
  const to = (length - start) / scale;
  const numbers: number[] = [];
  for (let at = from; at <= to; at += large) {
    const pixel = start + at * scale + besideTick;
    const isWhole = pixel >= 0 && pixel + String(at).length * digitWidth <= length;
    if (isWhole) numbers.push(at);
  }
  let ticks = '';
  for (let at = from; at <= to; at += small) {
    const pixel = Math.round(start + at * scale) + 0.5;
    const isLarge = Math.abs(at / large - Math.round(at / large)) < 0.001;
    const foot = isLarge ? 8 : rulerSize - 5;
    ticks += axis === 'x' ? `M${pixel} ${foot}V${rulerSize}` : `M${foot} ${pixel}H${rulerSize}`;
  }
  const size = { x: [length, rulerSize], y: [rulerSize, length] }[axis];

  return (
    <div className={styles.ruler} data-ruler={axis} aria-hidden="true">
      <svg className={styles.scale} width={size[0]} height={size[1]}>
        {chosen && (
          <rect
            className={styles.chosen}
            {...(axis === 'x'
              ? { x: start + chosen.from * scale, width: (chosen.to - chosen.from) * scale }
              : { y: start + chosen.from * scale, height: (chosen.to - chosen.from) * scale })}
            {...(axis === 'x' ? { y: 0, height: rulerSize } : { x: 0, width: rulerSize })}
          />
        )}
        <path className={styles.ticks} d={ticks} />
        {numbers.map((at) => {
          const pixel = start + at * scale;
          return (
            <text
              key={at}
              className={styles.number}
              {...(axis === 'x'
                ? { x: pixel + besideTick, y: 9 }
                : { transform: `translate(9 ${pixel + besideTick}) rotate(90)` })}
            >
              {at}
            </text>
          );
        })}
      </svg>
      <div ref={pointer} className={styles.pointer} hidden />
    </div>
  );
}
