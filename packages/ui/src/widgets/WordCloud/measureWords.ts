import type { Mood } from '../moods';

/** How heavy a word of each mood is. Neutral words stand back. */
export const weights: Readonly<Record<Mood, number>> = {
  positive: 600,
  neutral: 400,
  negative: 600,
};

/** Widths are measured at this size, in pixels: letters grow in proportion. */
const reference = 100;
/** How wide a letter is at a size of one pixel, where there is nothing to measure with. */
const usualLetter = 0.56;

/** How wide each word is per pixel of its size, in a family of fonts. */
export function measureWords(
  words: readonly { word: string; sentiment: Mood }[],
  family: string,
): number[] {
  const pen =
    typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  return words.map(({ word, sentiment }) => {
    if (!pen) return [...word].length * usualLetter;
    pen.font = `${weights[sentiment]} ${reference}px ${family}`;
    return pen.measureText(word).width / reference;
  });
}
