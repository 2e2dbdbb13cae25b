import { findWords } from './findWords';
import * as styles from './Marked.css';

export interface MarkedProps {
  text: string;
  /** What was searched for; each of its words is marked, in any case, with or without accents. */
  words: string;
}

/** A text in which the words of a search stand out. Stands inside a `Text` or a cell. */
export function Marked({ text, words }: MarkedProps) {
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
