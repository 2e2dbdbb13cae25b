import type { ReceiptWords } from '../words/VisitorWords';
import * as styles from './ReceiptView.css';

interface Props {
  words: ReceiptWords;
  from: string;
}

/** Asked twice, since it cannot be undone. Posts to the page's own address, also without a script. */
export const EraseAnswer = ({ words, from }: Props) => (
  <details className={styles.erase}>
    <summary className={styles.eraseSummary}>{words.erase}</summary>
    <form method="post" className={styles.eraseForm}>
      <p className={styles.words}>{words.eraseAll(from)}</p>
      <input type="hidden" name="erase" value="1" />
      <button className={styles.eraseButton}>{words.eraseForGood}</button>
    </form>
  </details>
);
