import type { Mood } from '../moods';

/** A word that visitors use. */
export interface CloudWord {
  word: string;
  /** In how many comments it stands. */
  count: number;
  sentiment: Mood;
}

/** Font weight per sentiment. Neutral words are less prominent. */
export const weights: Readonly<Record<Mood, number>> = {
  positive: 600,
  neutral: 400,
  negative: 600,
};

/** Widths are measured at this size, in pixels: letters grow in proportion. */
const reference = 100;
/** Average letter width per pixel of font size, used without a canvas. */
const usualLetter = 0.56;

/** Measures the width of each word per pixel of font size, in a font family. */
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
