import { contrastRatio, type Color } from '@hearback/schema/documents';

import { fromOklch, toOklch } from './oklch';

/** A colour from which another has to stand apart. */
export interface ContrastPair {
  /** Which one it is, as a phrase: "On the background". */
  name: string;
  color: Color;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for large text and for signs (1.4.3, 1.4.11). */
  needs: 3 | 4.5;
}

/**
 * What text of a size needs. WCAG 2.2 calls it large from 18 pt, and bold from 14 pt; a CSS pixel is
 * three quarters of a point.
 */
export const textNeeds = (pixels: number, isBold = false): 3 | 4.5 =>
  pixels >= 24 || (isBold && pixels >= 18.66) ? 3 : 4.5;

const byteAt = (color: Color, start: number) => Number.parseInt(color.slice(start, start + 2), 16);

/** What is seen of a colour that another shines through. */
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

/** How far a colour stands apart from its ground as it is seen, 1 to 21. Under both lies white. */
export function seenContrast(front: Color, ground: Color): number {
  const behind = over(ground, '#ffffff');
  return contrastRatio(over(front, behind), behind);
}

/** Whether a colour stands apart from all it has to. */
const passes = (color: Color, pairs: readonly ContrastPair[]): boolean =>
  pairs.every(({ color: other, needs }) => seenContrast(color, other) >= needs);

const steps = 400;

/**
 * The colour nearest to this one that stands apart from all it has to: the same hue, lighter or darker
 * as the eye sees it. Undefined when it is fine as it is, or when no lightness helps.
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
