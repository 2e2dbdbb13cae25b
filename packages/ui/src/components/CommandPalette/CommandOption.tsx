import { KeyCombination } from '../../internal/KeyCombination';
import { Highlight } from '../Highlight/Highlight';
import type { IconComponent } from '../../icons';
import * as styles from './CommandPalette.css';

/** A link or an action. */
export interface Command {
  /** Its own among all groups. */
  id: string;
  label: string;
  icon?: IconComponent;
  /** Context in a quieter color: "Creator", an address. Searched too. */
  hint?: string;
  /** Synonyms that are searched but never shown. */
  keywords?: readonly string[];
  /** Keyboard shortcut of the command, as in a `ShortcutSheet`. */
  keys?: string;
  /** Link target. Left out for commands that run in place. */
  href?: string;
}

/** Commands under one heading. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
  /** They were searched for elsewhere, by more than is shown: every one of them stays. */
  isFound?: boolean;
}

interface Props {
  command: Command;
  /** DOM id of the option. */
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
          <Highlight text={label} words={words} />
        </span>{' '}
        {hint !== undefined && hint !== '' && (
          <span className={styles.hint}>
            <Highlight text={hint} words={words} />
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
