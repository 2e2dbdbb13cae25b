import * as v from 'valibot';

import { issueSentences } from '../errors.ts';

/** A colour as it is stored: `#rrggbb`, or `#rrggbbaa` when it is not opaque. Lower case. */
export type Color = string;

const byte = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

const alphaOf = (text: string | undefined): number => {
  if (text === undefined) return 1;
  const value = text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text);
  return Math.min(1, Math.max(0, value));
};

const toHex = (red: number, green: number, blue: number, alpha: number): Color =>
  `#${byte(red)}${byte(green)}${byte(blue)}${alpha < 1 ? byte(alpha * 255) : ''}`;

/** Degrees, and two shares from 0 to 1. The formula of CSS Color 4, section 7.1. */
const hslToRgb = (hue: number, saturation: number, lightness: number) => {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)] as const;
};

/** A percentage as a share of one. */
const share = (part: string | undefined) => Math.min(100, Math.max(0, Number(part))) / 100;

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const separator = String.raw`\s*[,\s]\s*`;
const alphaPart = String.raw`(?:\s*[,/]\s*(${number}%?))?`;
const rgbPattern = new RegExp(
  String.raw`^rgba?\(\s*(${number}%?)${separator}(${number}%?)${separator}(${number}%?)${alphaPart}\s*\)$`,
);
const hslPattern = new RegExp(
  String.raw`^hsla?\(\s*(${number})(?:deg)?${separator}(${number})%${separator}(${number})%${alphaPart}\s*\)$`,
);

/** Reads RGB, HSL or HEX as people write them. Undefined when it is none of them. */
export function parseColor(text: string): Color | undefined {
  const input = text.trim().toLowerCase();

  const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(input)?.[1];
  if (hex !== undefined) {
    const long = hex.length <= 4 ? hex.replaceAll(/./g, '$&$&') : hex;
    return `#${long.endsWith('ff') && long.length === 8 ? long.slice(0, 6) : long}`;
  }

  const rgb = rgbPattern.exec(input);
  if (rgb) {
    const [red, green, blue] = rgb
      .slice(1, 4)
      .map((part) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part)));
    return toHex(red ?? 0, green ?? 0, blue ?? 0, alphaOf(rgb[4]));
  }

  const hsl = hslPattern.exec(input);
  if (hsl) {
    const hue = ((Number(hsl[1]) % 360) + 360) % 360;
    return toHex(...hslToRgb(hue, share(hsl[2]), share(hsl[3])), alphaOf(hsl[4]));
  }

  return undefined;
}

const luminance = (color: Color): number => {
  const channel = (start: number) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** How far two opaque colours stand apart, 1 to 21: WCAG 2.2, "contrast ratio". */
export function contrastRatio(one: Color, other: Color): number {
  const [first, second] = [luminance(one), luminance(other)];
  const [dark, light] = [Math.min(first, second), Math.max(first, second)];
  return (light + 0.05) / (dark + 0.05);
}

/** Takes a colour as people write it, gives it as it is stored. */
export const Color = v.pipe(
  v.string(),
  v.rawTransform<string, Color>(({ dataset, addIssue, NEVER }) => {
    const color = parseColor(dataset.value);
    if (color === undefined) {
      addIssue({ message: issueSentences.invalid_color });
      return NEVER;
    }
    return color;
  }),
);
