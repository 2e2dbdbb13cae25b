import type { Color } from '@hearback/schema/documents';

/** A colour by what the eye sees: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
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

/** Shares of light that may lie outside what a screen can show. */
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

/** The colour with this lightness and hue, and as much of the chroma as a screen can show. */
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
