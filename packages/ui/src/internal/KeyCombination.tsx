import { Fragment } from 'react';

import { isOnMac } from './isOnMac';
import * as styles from './KeyCombination.css';
import { keyNames } from './keyNames';
import { useWords } from './useWords';
import { visuallyHidden } from './visuallyHidden.css';

interface Props {
  /** Held together with `+`, one after the other with a space: `Mod+Shift+Z`, `G H`. */
  keys: string;
}

/** Drawn where a name would be too long; read aloud by its name. */
const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
};

/** What Apple writes on the keys that are held, and what they are called. */
const onMac: Readonly<Record<string, { sign: string; name: string }>> = {
  Mod: { sign: '⌘', name: 'Command' },
  Alt: { sign: '⌥', name: 'Option' },
  Shift: { sign: '⇧', name: 'Shift' },
};

/** Keys as they stand on the keyboard in front of the reader. `Mod` is Ctrl, and Command on a Mac. */
export function KeyCombination({ keys }: Props) {
  const names = useWords(keyNames);

  return (
    <span className={styles.combination}>
      {keys.split(' ').map((held, index) => (
        <Fragment key={held}>
          {index > 0 && <span className={styles.between}>{names['next']}</span>}
          {(held === '+' ? ['+'] : held.split('+')).map((key) => (
            <Key key={key} name={key} names={names} />
          ))}
        </Fragment>
      ))}
    </span>
  );
}

function Key({ name, names }: { name: string; names: Readonly<Record<string, string>> }) {
  const apple = isOnMac() ? onMac[name] : undefined;
  const sign = apple?.sign ?? signs[name];
  const words = apple?.name ?? (name === 'Mod' ? 'Ctrl' : (names[name] ?? name));

  return (
    <kbd className={styles.key}>
      {sign !== undefined && <span aria-hidden="true">{sign}</span>}
      <span className={sign === undefined ? undefined : visuallyHidden}>{words}</span>
    </kbd>
  );
}
