import type { CloudRoom } from './layOutCloud';

/** Where a cloud's room changes, in pixels. Between two of them the picture stays as it is. */
const classes = [
  { from: 0, height: 320 },
  { from: 240, height: 380 },
  { from: 280, height: 400 },
  { from: 320, height: 400 },
  { from: 380, height: 380 },
  { from: 460, height: 340 },
  { from: 560, height: 320 },
  { from: 700, height: 320 },
  { from: 860, height: 340 },
  { from: 1040, height: 360 },
] as const;

/** How tall the widest cloud is: its place while there is none. */
export const usualHeight = 340;

/** Words are read at 13 pixels, and more where the reader asks for larger letters. */
const leastFont = 13;

/**
 * The room of a cloud in a place so wide: the largest that fits. A window that is pulled a little wider
 * does not throw all words about.
 */
export function roomOf(available: number, letterScale: number): CloudRoom {
  const { from, height } = classes.findLast((one) => one.from <= available) ?? classes[0];
  const width = Math.min(available, from || available);
  return {
    width,
    height,
    leastFont: leastFont * letterScale,
    mostFont: Math.max(leastFont * letterScale, Math.min(60, 24 + width / 18)),
  };
}
