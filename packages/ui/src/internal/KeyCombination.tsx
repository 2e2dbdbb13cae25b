import { Fragment } from 'react';

import { isOnMac } from './isOnMac';
import * as styles from './KeyCombination.css';
import { useWords, type WordsByLanguage } from './useWords';
import { visuallyHidden } from './visuallyHidden.css';

/** Keys whose names are not what is written on them everywhere. */
const keyNames: WordsByLanguage<Readonly<Record<string, string>>> = {
  en: {
    Space: 'Space',
    Escape: 'Esc',
    Press: 'click',
    DoublePress: 'double click',
    Drag: 'drag',
    Wheel: 'wheel',
    ArrowLeft: 'Left arrow',
    ArrowRight: 'Right arrow',
    ArrowUp: 'Up arrow',
    ArrowDown: 'Down arrow',
    next: 'then',
  },
  pl: {
    Space: 'Spacja',
    Escape: 'Esc',
    Press: 'kliknięcie',
    DoublePress: 'podwójne kliknięcie',
    Drag: 'przeciąganie',
    Wheel: 'kółko',
    ArrowLeft: 'Strzałka w lewo',
    ArrowRight: 'Strzałka w prawo',
    ArrowUp: 'Strzałka w górę',
    ArrowDown: 'Strzałka w dół',
    next: 'potem',
  },
};

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

/** Apple's signs and names of modifier keys. */
const onMac: Readonly<Record<string, { sign: string; name: string }>> = {
  Mod: { sign: '⌘', name: 'Command' },
  Alt: { sign: '⌥', name: 'Option' },
  Shift: { sign: '⇧', name: 'Shift' },
};

/** Keys as labeled on the reader's keyboard. `Mod` is Ctrl, and Command on a Mac. */
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
