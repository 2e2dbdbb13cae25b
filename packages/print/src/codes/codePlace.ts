/** The three corner squares of a code, in modules, the quiet zone included. */
const corners = [
  [4, 4],
  [22, 4],
  [4, 22],
] as const;

/** Stands where a code will be: it looks like one and no camera takes it for one. */
export const codePlace = {
  side: 33,
  path: corners
    .map(([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`)
    .join(''),
} as const;
