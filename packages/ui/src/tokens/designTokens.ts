import { darkColors, elevations, lightColors, measures } from './primitives';

/** A token or a group of them, as the Design Tokens Community Group (W3C) writes them. */
export type TokenGroup = { [name: string]: TokenGroup } | { $type: string; $value: unknown };

type Values = { readonly [name: string]: string | Values };

/** `rgb(27 29 34 / 0.45)` and `#1b1d22` as hexadecimal with transparency, which design programs read. */
const hexOf = (color: string): string => {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color);
  if (!parts) return color;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.slice(1).map(Number);
  const bytes = [red, green, blue, Math.round(alpha * 255)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

const shadowOf = (shadows: string) =>
  shadows.split(/, (?=\d)/).map((shadow) => {
    const [, x = '', y = '', blur = '', color = ''] =
      /^(\S+) (\S+) (\S+) (rgb\(.*\))$/.exec(shadow) ?? [];
    const pixels = (length: string) => (length === '0' ? '0px' : length);
    return {
      color: hexOf(color),
      offsetX: pixels(x),
      offsetY: pixels(y),
      blur: pixels(blur),
      spread: '0px',
    };
  });

const bezierOf = (curve: string) => (curve.match(/-?[\d.]+/g) ?? []).map(Number);

/** Tokens of one kind: the value of each is read by `read`. */
const tokensOf = (
  values: Values,
  read: (value: string) => { $type: string; $value: unknown },
): TokenGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? read(value) : tokensOf(value, read),
    ]),
  );

const as = (type: string, read: (value: string) => unknown) => (value: string) => ({
  $type: type,
  $value: read(value),
});
const dimension = as('dimension', (value) => (value === '0' ? '0px' : value));

const themeTokens = (color: Values, elevation: Values): TokenGroup => ({
  color: tokensOf(color, as('color', hexOf)),
  elevation: tokensOf(elevation, as('shadow', shadowOf)),
});

/**
 * All tokens in the design-token format of the W3C's community group, for Figma and Penpot: a set of
 * measures, and one for each theme. Lengths in `ch`, which the format lacks, are left as text.
 */
export const designTokens = (): TokenGroup => {
  const { space, radius, font, text, leading, weight, motion, size, layer } = measures;
  const { measure, ...sizes } = size;
  const { enter, exit, ...durations } = motion;
  return {
    measures: {
      space: tokensOf(space, dimension),
      radius: tokensOf(radius, dimension),
      font: tokensOf(
        font,
        as('fontFamily', (families) =>
          families.split(', ').map((family) => family.replaceAll("'", '')),
        ),
      ),
      text: tokensOf(text, dimension),
      leading: tokensOf(leading, dimension),
      weight: tokensOf(weight, as('fontWeight', Number)),
      motion: {
        ...tokensOf(durations, as('duration', String)),
        ...tokensOf({ enter, exit }, as('cubicBezier', bezierOf)),
      },
      size: {
        ...tokensOf(sizes, dimension),
        ...tokensOf({ measure }, as('string', String)),
      },
      layer: tokensOf(layer, as('number', Number)),
    },
    light: themeTokens({ ...lightColors } as unknown as Values, elevations.light),
    dark: themeTokens({ ...darkColors } as unknown as Values, elevations.dark),
  };
};
