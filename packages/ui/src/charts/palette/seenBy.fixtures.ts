/** A color in CIE L*a*b*. */
export type Lab = readonly [lightness: number, green: number, blue: number];

const radians = Math.PI / 180;
const angleOf = (a: number, b: number) => (Math.atan2(b, a) / radians + 360) % 360;
/** Chroma scale of nearly gray colors in CIEDE2000: equal steps of chroma matter more near gray. */
const chromaPull = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/**
 * Returns the CIEDE2000 difference of two colors. 1 is just noticeable side by side. As in Sharma, Wu and
 * Dalal, "The CIEDE2000 color-difference formula", Color Research & Application 30 (2005).
 */
export function labDistance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const pull = 1.5 - chromaPull((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2;
  const [chroma1, chroma2] = [Math.hypot(a1 * pull, b1), Math.hypot(a2 * pull, b2)];
  const [hue1, hue2] = [angleOf(a1 * pull, b1), angleOf(a2 * pull, b2)];
  const isGrey = chroma1 * chroma2 === 0;

  const turn = isGrey ? 0 : ((hue2 - hue1 + 540) % 360) - 180;
  const hue = isGrey ? hue1 + hue2 : (hue1 + turn / 2 + 360) % 360;
  const chroma = (chroma1 + chroma2) / 2;
  const fromMiddle = ((l1 + l2) / 2 - 50) ** 2;

  const weight =
    1 -
    0.17 * Math.cos((hue - 30) * radians) +
    0.24 * Math.cos(2 * hue * radians) +
    0.32 * Math.cos((3 * hue + 6) * radians) -
    0.2 * Math.cos((4 * hue - 63) * radians);
  const lightness = (l2 - l1) / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle));
  const inChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const inHue =
    (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * radians)) /
    (1 + 0.015 * chroma * weight);
  const twist =
    -2 * chromaPull(chroma) * Math.sin(60 * radians * Math.exp(-(((hue - 275) / 25) ** 2)));

  return Math.sqrt(lightness ** 2 + inChroma ** 2 + inHue ** 2 + twist * inChroma * inHue);
}

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** Types of color vision: all three cones, or one of them missing. */
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

/** Simulates a color, given as `#rrggbb`, for a type of color vision. */
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
