import { plainText } from '../../internal/plainText';
import * as styles from './Highlight.css';

/** One piece of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** Without case and accents, letter by letter: as long as the text itself. */
const plain = (text: string) => [...text].map((letter) => ({ letter, bare: plainText(letter) }));

/** Splits a text at each match of a word, ignoring case and accents. */
export function findWords(text: string, words: string): Piece[] {
  const letters = plain(text);
  const sought = words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) =>
      plain(word)
        .map(({ bare }) => bare)
        .join(''),
    )
    .filter((word) => word !== '');
  // A letter may be two without its accents: then nothing is at its place any more.
  const bare = letters.map((letter) => (letter.bare.length === 1 ? letter.bare : '\0')).join('');
  const isFound = letters.map(() => false);
  for (const word of sought) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) {
      isFound.fill(true, at, at + word.length);
    }
  }

  const pieces: Piece[] = [];
  letters.forEach(({ letter }, index) => {
    const last = pieces.at(-1);
    const found = isFound[index] === true;
    if (last?.isFound === found) last.text += letter;
    else pieces.push({ text: letter, isFound: found });
  });
  return pieces;
}

export interface HighlightProps {
  text: string;
  /** The search text; each of its words is marked, ignoring case and accents. */
  words: string;
}

/** A text with the words of a search highlighted. Rendered inside a `Text` or a cell. */
export function Highlight({ text, words }: HighlightProps) {
  return findWords(text, words).map((piece, index) =>
    piece.isFound ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
