import type { Size } from '../../charts/Size';

/** Between two turns, and between two points of a turn, in pixels. */
const turnWidth = 7;
const stride = 7;

/** A place seen from the middle of the room. */
export interface Step {
  across: number;
  down: number;
}

/** Places from the middle of a room outwards, on a spiral as flat as the room. */
export function spiralOf({ width, height }: Size): readonly Step[] {
  const flatness = width / height;
  const farthest = Math.hypot(height, height) / 2;
  const steps: Step[] = [];

  let angle = 0;
  for (let radius = 0; radius <= farthest; radius = (turnWidth * angle) / (2 * Math.PI)) {
    const across = radius * flatness * Math.cos(angle);
    const down = radius * Math.sin(angle);
    // The corners of what is flat are round: what lies outside is no place.
    if (Math.abs(across) < width / 2 && Math.abs(down) < height / 2) steps.push({ across, down });
    // As far along the turn at its outside as near its middle.
    angle += stride / Math.max(stride / 2, radius * Math.sqrt(flatness));
  }
  return steps;
}

/**
 * Which of its four mirror images a word's spiral is. It is the word's own, and the same on every machine
 * (FNV-1a), so that a cloud looks thrown and not stacked.
 */
export function turnOf(word: string): 0 | 1 | 2 | 3 {
  let seed = 0x81_1c_9d_c5;
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return ((seed >>> 16) & 3) as 0 | 1 | 2 | 3;
}
