import type { Ref } from 'react';

import { rulerSize } from './FrameStage.css';
import * as styles from './Ruler.css';
import { tickSteps } from './tickSteps';

interface Props {
  axis: 'x' | 'y';
  /** Pixels per millimetre. */
  scale: number;
  /** Where the sheet begins, in pixels. */
  start: number;
  /** Pixels. */
  length: number;
  /** What is chosen lies between, in millimetres. */
  chosen: { from: number; to: number } | undefined;
  /** The mark of the pointer, which moves without anything being drawn again. */
  pointer: Ref<HTMLDivElement>;
}

/** Pixels: a number stands beside its tick, and is left out where it would be cut off. */
const besideTick = 3;
const digitWidth = 7;

/** Millimetres along a side of the stage, from the corner of the sheet. Guides are dragged out of it. */
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
