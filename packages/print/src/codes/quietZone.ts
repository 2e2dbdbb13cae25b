import type { Modules } from './encode.ts';

/** The three corner squares of a code, in modules, the quiet zone included. */
const corners = [
  [4, 4],
  [22, 4],
  [4, 22],
] as const;

/** Placeholder for a code: it looks like one, but no camera reads it. */
export const codePlace = {
  side: 33,
  path: corners
    .map(([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`)
    .join(''),
} as const;

/** The light border that a reader needs around a code, in modules. */
export const quietZone = 4;

/** Width of a code in modules, including its quiet zone. */
export const sideOf = (modules: Modules): number => modules.length + 2 * quietZone;
