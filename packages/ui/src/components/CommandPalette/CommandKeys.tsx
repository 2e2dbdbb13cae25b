import { KeyCombination } from '../../internal/KeyCombination';
import { useWords } from '../../internal/useWords';
import * as styles from './CommandPalette.css';
import { paletteWords } from './words';

/** How to go on by key, for who sees it: others hear how a list works. */
export function CommandKeys() {
  const words = useWords(paletteWords);
  const hints = [
    { keys: ['ArrowUp', 'ArrowDown'], does: words.choose },
    { keys: ['Enter'], does: words.open },
    { keys: ['Escape'], does: words.close },
  ];

  return (
    <div className={styles.foot} aria-hidden="true">
      {hints.map(({ keys, does }) => (
        <span key={does} className={styles.footHint}>
          {keys.map((key) => (
            <KeyCombination key={key} keys={key} />
          ))}
          {does}
        </span>
      ))}
    </div>
  );
}
