import { parseColor, type Color } from '@hearback/schema/documents';

/** The ways in which a colour is written. */
export const notations = ['hex', 'rgb', 'hsl'] as const;

export type Notation = (typeof notations)[number];

/** The way in which somebody wrote a colour. */
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

/** A stored colour as people write it. Read again, it is the same colour. */
export function formatColor(color: Color, notation: Notation): string {
  if (notation === 'hex') return color;
  const alpha =
    color.length > 7 ? ` / ${rounded(Number.parseInt(color.slice(7), 16) / 255, 3)}` : '';
  if (notation === 'rgb') return `rgb(${bytesOf(color).join(' ')}${alpha})`;
  // Whole numbers where they are enough, for they are what people know by heart.
  const exact = [0, 1, 2].map((decimals) => inHsl(color, alpha, decimals));
  return exact.find((text) => parseColor(text) === color) ?? inHsl(color, alpha, 3);
}
