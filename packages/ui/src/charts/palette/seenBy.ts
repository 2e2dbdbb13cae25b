import type { Lab } from './labDistance';

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** Ways of seeing colour: all three cones, or one of them missing. */
export const visions = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

export type Vision = (typeof visions)[number];

/*
 * On linear sRGB. Protanopia and deuteranopia: Viénot, Brettel and Mollon, "Digital video colourmaps
 * for checking the legibility of displays by dichromats", Color Research & Application 24 (1999).
 * Tritanopia, for which that is not exact: Brettel, Viénot and Mollon, "Computerized simulation of
 * color appearance for dichromats", Journal of the Optical Society of America A 14 (1997), with its
 * two half planes. Both worked out for the sRGB primaries by libDaltonLens (public domain).
 */
const protan: Matrix = [
  [0.11238, 0.88762, 0],
  [0.11238, 0.88762, 0],
  [0.00401, -0.00401, 1],
];
const deutan: Matrix = [
  [0.29275, 0.70725, 0],
  [0.29275, 0.70725, 0],
  [-0.02234, 0.02234, 1],
];
const tritanBefore: Matrix = [
  [1.01277, 0.13548, -0.14826],
  [-0.01243, 0.86812, 0.14431],
  [0.07589, 0.805, 0.11911],
];
const tritanBehind: Matrix = [
  [0.93678, 0.18979, -0.12657],
  [0.06154, 0.81526, 0.1232],
  [-0.37562, 1.12767, 0.24796],
];
const tritanPlane: Vector = [0.03901, -0.02788, -0.01113];

/** Linear sRGB to CIE XYZ, with white at 1, 1, 1 (D65). */
const toXyz: Matrix = [
  [0.43395, 0.37622, 0.18983],
  [0.21267, 0.71515, 0.07218],
  [0.01776, 0.10947, 0.87277],
];

const dot = (one: Vector, other: Vector) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const times = (matrix: Matrix, vector: Vector): Vector => [
  dot(matrix[0], vector),
  dot(matrix[1], vector),
  dot(matrix[2], vector),
];

const linear = (color: string, start: number) => {
  const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const onScreen = (share: number) => Math.min(1, Math.max(0, share));

function simulate(color: Vector, vision: Vision): Vector {
  if (vision === 'protanopia') return times(protan, color);
  if (vision === 'deuteranopia') return times(deutan, color);
  if (vision === 'full') return color;
  return times(dot(tritanPlane, color) >= 0 ? tritanBefore : tritanBehind, color);
}

/** How a colour, as `#rrggbb`, looks to someone who sees in this way. */
export function seenBy(color: string, vision: Vision): Lab {
  const [red, green, blue] = simulate(
    [linear(color, 1), linear(color, 3), linear(color, 5)],
    vision,
  );
  const xyz = times(toXyz, [onScreen(red), onScreen(green), onScreen(blue)]);
  const bend = (share: number) =>
    share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  const [x, y, z] = [bend(xyz[0]), bend(xyz[1]), bend(xyz[2])];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
