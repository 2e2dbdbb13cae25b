import { type Color, type FormStyle, contrastRatio } from '@hearback/schema/documents';

const opaque = (color: Color): Color => color.slice(0, 7);

/** The first color with enough contrast on a background; else the one with the highest contrast. */
function readableOn(ground: Color, candidates: readonly [Color, ...Color[]], ratio = 4.5): Color {
  const behind = opaque(ground);
  const by = (color: Color) => contrastRatio(opaque(color), behind);
  const good = candidates.find((color) => by(color) >= ratio);
  return good ?? candidates.reduce((best, color) => (by(color) > by(best) ? color : best));
}

/** Mixes two opaque colors: a share of the first, the rest of the second. */
function mix(one: Color, other: Color, share: number): Color {
  const channel = (color: Color, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * share + channel(other, at) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** True if a background is dark, so that native controls must be light. */
export const isDark = (ground: Color): boolean =>
  contrastRatio(opaque(ground), '#ffffff') > contrastRatio(opaque(ground), '#000000');

/** CSS custom properties with the owner's settings. */
export type Variables = Record<`--form-${string}`, string>;

/** Validates a color again before it enters a stylesheet; documents are validated before they are stored. */
export const safeColor = (color: Color): string =>
  /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(color) ? color : '#808080';

/** Converts pixels to rem, so that the visitor's own text size applies. */
export const remSize = (pixels: number): string =>
  `${Math.round((pixels / 16) * 1_000) / 1_000}rem`;

const ink = '#1b1d22';
const paper = '#ffffff';

/** Readable text color on an input background: ink, white or black. */
export const typedColor = (box: Color): Color => readableOn(box, [ink, paper, '#000000']);

/** Style variables of fields with a label. */
export const labelVariables = (field: { label_color: Color; font_size: number }): Variables => ({
  '--form-label': safeColor(field.label_color),
  '--form-size': remSize(field.font_size),
});

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(color: Color): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  ) as [number, number, number];
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const light = max - range / 2;
  if (range === 0) return [0, 0, light];
  const turn =
    max === red
      ? (green - blue) / range
      : max === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return [(turn * 60 + 360) % 360, range / (1 - Math.abs(2 * light - 1)), light];
}

/**
 * A dark yellow is a brown: stars in the colors of gold are filled with it as bright as it is in the sun. The
 * outline keeps the contrast.
 */
function brightStar(color: Color): string {
  const [hue, saturation, lightness] = toHsl(color);
  const isGold = hue > 18 && hue < 60 && saturation > 0.4 && lightness < 0.5;
  return isGold ? `hsl(${Math.round(hue)} 95% 53%)` : color;
}

/** Outline and fill of stars. The outline is visible on the background. */
export function starVariables(color: Color, style: FormStyle): Variables {
  const star = safeColor(color).slice(0, 7);
  const ground = safeColor(style.background_color);
  return {
    '--form-star': readableOn(
      ground,
      [star, mix(star, ink, 0.7), mix(star, paper, 0.6), ink, paper],
      3,
    ),
    '--form-star-fill': isDark(ground) ? star : brightStar(star),
  };
}

/** Style variables of text input fields. */
export function typedVariables(
  field: Parameters<typeof labelVariables>[0] & { textbox_color: Color },
): Variables {
  const box = safeColor(field.textbox_color);
  return {
    ...labelVariables(field),
    '--form-box': box,
    '--form-typed': typedColor(box),
    '--form-box-scheme': isDark(box) ? 'dark' : 'light',
  };
}

/** Style variables of fields with options, whose line for other words is written on the background. */
export const chosenVariables = (
  field: Parameters<typeof labelVariables>[0],
  { background_color }: FormStyle,
): Variables => typedVariables({ ...field, textbox_color: background_color });

/** An accent that can be seen on a background: as it is, or brighter by as little as it takes. */
export const brightAccent = (accent: Color, ground: Color): Color =>
  readableOn(
    ground,
    [accent, mix(safeColor(accent), paper, 0.7), mix(safeColor(accent), paper, 0.45)],
    4.5,
  );

/** Style variables of the whole form. Error and line colors are chosen to be readable on the background. */
export function formVariables(style: FormStyle): Variables {
  const ground = safeColor(style.background_color);
  const text = safeColor(style.text_color);
  const soft = (share: number) => mix(text, ground, share);

  return {
    '--form-ground': ground,
    '--form-text': text,
    '--form-focus': readableOn(ground, [safeColor(style.accent_color), text, ink, paper], 3),
    '--form-muted': readableOn(ground, [soft(0.72), soft(0.86), text]),
    '--form-line': readableOn(ground, [soft(0.5), soft(0.7), text], 3),
    '--form-error': readableOn(ground, ['#b3261e', '#ff9d94', text]),
    '--form-scheme': isDark(ground) ? 'dark' : 'light',
  };
}
