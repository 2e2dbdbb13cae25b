import { KeyCombination } from '../../internal/KeyCombination';
import { Marked } from '../Marked/Marked';
import type { Command } from './Command';
import * as styles from './CommandPalette.css';

interface Props {
  command: Command;
  /** How it is called on this page. */
  elementId: string;
  words: string;
  isActive: boolean;
  onActivate: () => void;
  onPress: () => void;
}

/** One line of the palette. A real link where it leads somewhere, so that it opens in a new tab too. */
export function CommandOption({ command, elementId, words, isActive, onActivate, onPress }: Props) {
  const { label, hint, icon: Icon, keys, href } = command;
  const Element = href === undefined ? 'div' : 'a';

  return (
    <Element
      id={elementId}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      tabIndex={-1}
      {...(href !== undefined && { href })}
      // Entering is not enough: a list that scrolls under a still mouse chooses nothing.
      onPointerMove={onActivate}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      {Icon && (
        <span className={styles.icon}>
          <Icon />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>
          <Marked text={label} words={words} />
        </span>{' '}
        {hint !== undefined && hint !== '' && (
          <span className={styles.hint}>
            <Marked text={hint} words={words} />
          </span>
        )}
      </span>
      {keys !== undefined && (
        <span className={styles.keys} aria-hidden="true">
          <KeyCombination keys={keys} />
        </span>
      )}
    </Element>
  );
}
