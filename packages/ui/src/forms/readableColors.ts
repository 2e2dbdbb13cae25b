import { contrastRatio, type Color } from '@hearback/schema/documents';

const opaque = (color: Color): Color => color.slice(0, 7);

/** The first color with enough contrast on a background; else the one with the highest contrast. */
export function readableOn(
  ground: Color,
  candidates: readonly [Color, ...Color[]],
  ratio = 4.5,
): Color {
  const behind = opaque(ground);
  const by = (color: Color) => contrastRatio(opaque(color), behind);
  const good = candidates.find((color) => by(color) >= ratio);
  return good ?? candidates.reduce((best, color) => (by(color) > by(best) ? color : best));
}

/** Mixes two opaque colors: a share of the first, the rest of the second. */
export function mix(one: Color, other: Color, share: number): Color {
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
