import { measureText } from './measureText';

export interface TextMeasure {
  /** In the unit of `fontSize`. */
  width: number;
  fontSize: number;
  fontWeight: number;
}

/** A word that is wider than the line, in pieces that fit. */
function cut(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const piece = pieces.at(-1);
    if (piece !== undefined && fits(piece + letter)) pieces[pieces.length - 1] = piece + letter;
    else pieces.push(letter);
  }
  return pieces;
}

/** Breaks text into lines that fit: at spaces, at the writer's own breaks, inside a word when it must. */
export function wrapText(text: string, { width, fontSize, fontWeight }: TextMeasure): string[] {
  // A hair of grace: measures that are equal on paper differ in the last digit.
  const fits = (line: string) =>
    measureText(line, fontSize, fontWeight) <= width + fontSize / 1_000;

  return text.split(/\r?\n/).flatMap((paragraph) => {
    const words = paragraph
      .split(/[ \t]+/)
      .flatMap((word) => (fits(word) ? [word] : cut(word, fits)));
    const lines: string[] = [];
    for (const word of words) {
      const line = lines.at(-1);
      if (line !== undefined && fits(`${line} ${word}`))
        lines[lines.length - 1] = `${line} ${word}`;
      else lines.push(word);
    }
    return lines.length > 0 ? lines : [''];
  });
}
