import type { Area } from '@hearback/print/frames';
import type { CSSProperties } from 'react';

/** Sets how long a millimetre is on the screen: zooming changes this and nothing else. */
export const scaleStyle = (pixels: number): CSSProperties =>
  ({ '--millimetre': `${pixels}px` }) as CSSProperties;

/** So many millimetres, at every zoom. */
export const mm = (value: number): string => `calc(${value} * var(--millimetre))`;

/** Where an area lies on the sheet. */
export const placeOf = ({ x, y, width, height }: Area, degrees = 0): CSSProperties => ({
  left: mm(x),
  top: mm(y),
  width: mm(width),
  height: mm(height),
  ...(degrees !== 0 && { rotate: `${degrees}deg` }),
});
