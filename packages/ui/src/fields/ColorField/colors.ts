import { type Color, contrastRatio, parseColor } from '@hearback/schema/documents';

/** Checkerboard background that shows the opacity of a color. */
export const chequers = 'repeating-conic-gradient(#c9c5bd 0% 25%, #ffffff 0% 50%) 0 0 / 10px 10px';

/** Perceptual color: lightness from 0 to 1, chroma, and hue in degrees. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The sRGB transfer function, both ways: CSS Color 4, "sample code for color conversions". */
const toLinear = (share: number): number =>
  share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

const fromLinear = (light: number): number =>
  light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Björn Ottosson, "A perceptual color space for image processing" (Oklab), 2020. */
export function toOklch(color: Color): Oklch {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  ) as [number, number, number];
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const mid = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);

  const lightness = 0.210_454_255_3 * long + 0.793_617_785 * mid - 0.004_072_046_8 * short;
  const a = 1.977_998_495_1 * long - 2.428_592_205 * mid + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * mid - 0.808_675_766 * short;
  return {
    lightness,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Linear sRGB components; may be out of gamut. */
function toLight({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const mid = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * mid + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * mid - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * mid + 1.707_614_701 * short,
  ];
}

const isShown = (color: Oklch): boolean =>
  toLight(color).every((light) => light >= -0.000_1 && light <= 1.000_1);

/** The sRGB color with this lightness and hue; chroma is reduced until it is in gamut. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Color {
  let [low, high] = [0, chroma];
  if (isShown({ lightness, chroma, hue })) low = chroma;
  else {
    for (let step = 0; step < 12; step += 1) {
      const middle = (low + high) / 2;
      if (isShown({ lightness, chroma: middle, hue })) low = middle;
      else high = middle;
    }
  }
  const channels = toLight({ lightness, chroma: low, hue }).map((light) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(light))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** A color with a required contrast to another one. */
export interface ContrastPair {
  /** Name of the pair, as a phrase: "On the background". */
  name: string;
  color: Color;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for large text and for signs (1.4.3, 1.4.11). */
  needs: 3 | 4.5;
}

/**
 * Required contrast of text. WCAG 2.2 calls text large from 18 pt, and bold from 14 pt; a CSS pixel
 * is three quarters of a point.
 */
export const textNeeds = (pixels: number, isBold = false): 3 | 4.5 =>
  pixels >= 24 || (isBold && pixels >= 18.66) ? 3 : 4.5;

const byteAt = (color: Color, start: number) => Number.parseInt(color.slice(start, start + 2), 16);

/** Blends a translucent color over a ground. */
function over(front: Color, ground: Color): Color {
  if (front.length <= 7) return front;
  const alpha = byteAt(front, 7) / 255;
  const channels = [1, 3, 5].map((start) =>
    Math.round(byteAt(front, start) * alpha + byteAt(ground, start) * (1 - alpha))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** Contrast ratio of a color on its ground, 1 to 21. Translucent grounds are blended over white. */
export function seenContrast(front: Color, ground: Color): number {
  const behind = over(ground, '#ffffff');
  return contrastRatio(over(front, behind), behind);
}

/** True if a color has the required contrast to all pairs. */
const passes = (color: Color, pairs: readonly ContrastPair[]): boolean =>
  pairs.every(({ color: other, needs }) => seenContrast(color, other) >= needs);

const steps = 400;

/**
 * The nearest color with the required contrast to all pairs: same hue, lighter or darker in Oklch.
 * Undefined if the color already passes, or if no lightness does.
 */
export function nearestReadable(color: Color, pairs: readonly ContrastPair[]): Color | undefined {
  if (passes(color, pairs)) return undefined;
  const start = toOklch(over(color, '#ffffff'));
  const byNearness = Array.from({ length: steps + 1 }, (_, step) => step / steps).toSorted(
    (one, other) => Math.abs(one - start.lightness) - Math.abs(other - start.lightness),
  );
  for (const lightness of byNearness) {
    const candidate = fromOklch({ ...start, lightness });
    if (passes(candidate, pairs)) return candidate;
  }
  return undefined;
}

/** Notations of a color. */
export const notations = ['hex', 'rgb', 'hsl'] as const;

export type Notation = (typeof notations)[number];

/** Detects the notation of typed text. */
export function notationOf(text: string): Notation {
  const start = text.trim().slice(0, 3).toLowerCase();
  return start === 'rgb' || start === 'hsl' ? start : 'hex';
}

const bytesOf = (color: Color): [number, number, number] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ];

const rounded = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** Hue in degrees, saturation and lightness in percent: CSS Color 4, section 7.2. */
function toHsl(color: Color): [number, number, number] {
  const [red, green, blue] = bytesOf(color).map((byte) => byte / 255) as [number, number, number];
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return [0, 0, lightness * 100];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const turn =
    max === red
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [turn * 60, saturation * 100, lightness * 100];
}

const inHsl = (color: Color, alpha: string, decimals: number): string => {
  const [hue, saturation, lightness] = toHsl(color).map((value) => rounded(value, decimals));
  return `hsl(${hue} ${saturation}% ${lightness}%${alpha})`;
};

/** Formats a stored color. Parsing the result returns the same color. */
export function formatColor(color: Color, notation: Notation): string {
  if (notation === 'hex') return color;
  const alpha =
    color.length > 7 ? ` / ${rounded(Number.parseInt(color.slice(7), 16) / 255, 3)}` : '';
  if (notation === 'rgb') return `rgb(${bytesOf(color).join(' ')}${alpha})`;
  // As few decimals as possible, since people remember whole numbers.
  const exact = [0, 1, 2].map((decimals) => inHsl(color, alpha, decimals));
  return exact.find((text) => parseColor(text) === color) ?? inHsl(color, alpha, 3);
}
