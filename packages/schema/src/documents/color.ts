import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { boundedText } from '../rules/text.ts';

/** A colour as it is stored: `#rrggbb`, or `#rrggbbaa` when it is not opaque. Lower case. */
export type Color = string;

const byte = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

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

/** Longer than any color that a person writes. */
const maxLength = 64;

const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Number before a unit. NaN if invalid. */
const numberBefore = (part: string, unit: '' | '%' | 'deg'): number => {
  const number = part.endsWith(unit) ? part.slice(0, part.length - unit.length) : '';
  return plainNumber.test(number) ? Number(number) : Number.NaN;
};

/** A percentage as a share of one. */
const share = (part: string) => numberBefore(part, '%') / 100;

const numberOrShare = (part: string, whole: number) =>
  part.endsWith('%') ? share(part) * whole : numberBefore(part, '');

const readHex = (hex: string): Color | undefined => {
  if (!/^[0-9a-f]+$/.test(hex)) return undefined;
  if (hex.length === 3 || hex.length === 4) return readHex(hex.replaceAll(/./g, '$&$&'));
  if (hex.length === 6) return `#${hex}`;
  if (hex.length === 8) return `#${hex.endsWith('ff') ? hex.slice(0, 6) : hex}`;
  return undefined;
};

/** The channels and the opacity of `rgb(1, 2, 3, 0.5)` or `rgb(1 2 3 / 50%)`, as they are written. */
function partsOf(written: string): { channels: string[]; alpha: string } | undefined {
  const [colors = '', opacity, ...more] = written.split('/').map((side) => side.trim());
  if (more.length > 0 || opacity === '') return undefined;
  // A comma that nothing stands before, or after, leaves an empty part, which is no number.
  const groups = colors.split(',').map((group) => group.trim().split(/\s+/));
  const parts = groups.flat();
  if (parts.length === 3) return { channels: parts, alpha: opacity ?? '1' };
  // Without a slash the opacity stands behind a comma.
  const [alpha, ...before] = groups.at(-1) ?? [];
  if (parts.length !== 4 || opacity !== undefined || alpha === undefined || before.length > 0) {
    return undefined;
  }
  return { channels: parts.slice(0, 3), alpha };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Reads RGB, HSL or HEX as people write them. Undefined for other text. */
export function parseColor(text: string): Color | undefined {
  if (text.length > maxLength) return undefined;
  const input = text.trim().toLowerCase();
  const opens = input.indexOf('(');
  if (opens === -1) return readHex(input.startsWith('#') ? input.slice(1) : input);

  const parts = input.endsWith(')') ? partsOf(input.slice(opens + 1, -1)) : undefined;
  if (!parts) return undefined;
  const [first = '', second = '', third = ''] = parts.channels;
  const alpha = numberOrShare(parts.alpha, 1);

  const model = input.slice(0, opens);
  let channels: readonly number[];
  if (model === 'rgb' || model === 'rgba') {
    channels = [first, second, third].map((part) => numberOrShare(part, 255));
  } else if (model === 'hsl' || model === 'hsla') {
    const degrees = numberBefore(first, first.endsWith('deg') ? 'deg' : '');
    const hue = ((degrees % 360) + 360) % 360;
    channels = hslToRgb(hue, clamp(share(second)), clamp(share(third)));
  } else {
    return undefined;
  }

  const [red = 0, green = 0, blue = 0] = channels;
  if ([red, green, blue, alpha].some(Number.isNaN)) return undefined;
  return toHex(red, green, blue, clamp(alpha));
}

const luminance = (color: Color): number => {
  const channel = (start: number) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** Contrast ratio of two opaque colors, 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: Color, other: Color): number {
  const [first, second] = [luminance(one), luminance(other)];
  const [dark, light] = [Math.min(first, second), Math.max(first, second)];
  return (light + 0.05) / (dark + 0.05);
}

/** Takes a colour as people write it, gives it as it is stored. */
export const Color = v.pipe(
  boundedText(maxLength, { tooLong: issueSentences.invalid_color }),
  v.rawTransform<string, Color>(({ dataset, addIssue, NEVER }) => {
    const color = parseColor(dataset.value);
    if (color === undefined) {
      addIssue({ message: issueSentences.invalid_color });
      return NEVER;
    }
    return color;
  }),
);
