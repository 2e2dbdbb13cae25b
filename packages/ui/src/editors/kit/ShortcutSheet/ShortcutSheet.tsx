import { Dialog } from '../../../components/Dialog/Dialog';
import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import { useWords } from '../../../internal/useWords';
import { shortcuts, type ShortcutName } from '../shortcuts';
import { kitWords } from '../words';
import * as styles from './ShortcutSheet.css';

export interface ShortcutSheetProps {
  /** Those that do something in this editor. */
  names: readonly ShortcutName[];
  isOpen: boolean;
  onClose: () => void;
}

/** Lists the keys of an editor, from the table that binds them. */
export function ShortcutSheet({ names, isOpen, onClose }: ShortcutSheetProps) {
  const words = useWords(kitWords);

  return (
    <Dialog title={words.shortcutsTitle} isOpen={isOpen} onClose={onClose}>
      <dl className={styles.list}>
        {names.map((name) => (
          <div key={name} className={styles.row}>
            <dt>{words.shortcuts[name]}</dt>
            <dd className={styles.combinations}>
              {shortcuts[name].keys.map((keys) => (
                <Combination key={keys} keys={keys} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Drawn where a name would be too long; read aloud by its name. */
const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

function Combination({ keys }: { keys: string }) {
  const words = useWords(kitWords);
  const nameOf = (key: string) =>
    key === 'Mod' ? (isOnMac() ? '⌘' : 'Ctrl') : (words.keys[key] ?? key);

  return (
    <span className={styles.combination}>
      {keys.split('+').map((key) => (
        <kbd key={key} className={styles.key}>
          {signs[key] && <span aria-hidden="true">{signs[key]}</span>}
          <span className={signs[key] && visuallyHidden}>{nameOf(key)}</span>
        </kbd>
      ))}
    </span>
  );
}
