import { type KeyboardEvent, useEffect, useId } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { CloseIcon, SearchIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import { type Command, type CommandGroup, CommandOption } from './CommandOption';
import { KeyCombination } from '../../internal/KeyCombination';
import { useWords } from '../../internal/useWords';
import * as styles from './CommandPalette.css';
import { paletteWords } from './words';
import { CommandStatus, type PaletteStatus } from './CommandStatus';
import { plainText } from '../../internal/plainText';
import { useActiveCommand } from './useActiveCommand';

const wordsOf = (text: string) => plainText(text).split(/[^\p{L}\p{N}]+/u);

/** Scores how well a command matches the typed text. 0: no match. */
function scoreOf({ label, hint = '', keywords = [] }: Command, typed: string): number {
  const text = plainText(typed).trim().replaceAll(/\s+/g, ' ');
  const name = plainText(label);
  if (name === text) return 5;
  if (name.startsWith(text)) return 4;

  const sought = text.split(' ');
  const begins = (words: readonly string[], part: string) =>
    words.some((word) => word.startsWith(part));
  const inName = wordsOf(label);
  if (sought.every((part) => begins(inName, part))) return 3;
  if (sought.every((part) => name.includes(part))) return 2;

  const around = [...inName, ...[hint, ...keywords].flatMap(wordsOf)];
  return sought.every((part) => begins(around, part) || name.includes(part)) ? 1 : 0;
}

/**
 * Returns the commands that match a text, the best first in each group, ignoring case and accents. An
 * empty text returns all commands in their original order.
 */
export function findCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const isAsked = typed.trim() !== '';

  return groups
    .map((group) => {
      if (!isAsked) return group;
      const scored = group.commands
        .map((command) => ({ command, score: scoreOf(command, typed) }))
        .filter(({ score }) => group.isFound === true || score > 0)
        .toSorted((one, other) => other.score - one.score);
      return { ...group, commands: scored.map(({ command }) => command) };
    })
    .filter(({ commands }) => commands.length > 0);
}

/** Visual hint on the keys. Screen readers announce how a list box works by themselves. */
function CommandKeys() {
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

export interface CommandPaletteProps {
  /** Accessible name and placeholder: it says what can be found. */
  label: string;
  /** The text in the search field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Everything to choose from; the palette narrows it to what was typed. */
  groups: readonly CommandGroup[];
  /** Of what is searched for elsewhere, while the rest is there. */
  status?: PaletteStatus;
  onRetry?: () => void;
  /** Goes there or does it. The palette has closed by then. */
  onChoose: (command: Command) => void;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Searches pages, entities and actions by name. The first result is always selected, so that
 * typing and Enter is enough; the focus stays in the field all the while.
 */
export function CommandPalette({
  label,
  text,
  onTextChange,
  groups,
  status = 'ready',
  onRetry,
  onChoose,
  isOpen,
  onClose,
}: CommandPaletteProps) {
  return (
    <ModalOverlay className={styles.veil} isOpen={isOpen} isDismissable onOpenChange={onClose}>
      <Modal className={styles.sheet}>
        <Dialog aria-label={label} className={styles.dialog}>
          <Search
            {...{ label, text, onTextChange, groups, status, onRetry, onClose }}
            onChoose={(command) => {
              onClose();
              onChoose(command);
            }}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface SearchProps extends Omit<CommandPaletteProps, 'isOpen' | 'status' | 'onRetry'> {
  status: PaletteStatus;
  onRetry: (() => void) | undefined;
}

/** The field and what it finds. There only while the palette is open. */
function Search(props: SearchProps) {
  const { label, text, onTextChange, groups, status, onRetry, onChoose, onClose } = props;
  const strings = useUiStrings();
  const id = useId();
  const found = findCommands(groups, text);
  const commands = found.flatMap((group) => group.commands);
  const elementId = (command: Command) => `${id}-${command.id}`;

  const enter = (command: Command, event: KeyboardEvent) => {
    // As with a link: a new tab.
    if (command.href !== undefined && (event.ctrlKey || event.metaKey)) {
      window.open(command.href, '_blank', 'noopener');
    } else onChoose(command);
  };
  const { active, activate, onKeyDown } = useActiveCommand(commands, text, enter);
  const activeId = active && elementId(active);

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <div className={styles.head} data-loading={status === 'loading' || undefined}>
        <span className={styles.icon}>
          <SearchIcon />
        </span>
        <input
          // Opening it is asking to type.
          autoFocus
          className={styles.field}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder={label}
          value={text}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.close}>
          <IconButton icon={CloseIcon} label={strings.close} onPress={onClose} />
        </span>
      </div>
      <div className={styles.results}>
        <div role="listbox" id={`${id}-list`} aria-label={label} className={styles.list}>
          {found.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`}>
              <div id={`${id}-of-${group.id}`} role="presentation" className={styles.title}>
                {group.title}
              </div>
              {group.commands.map((command) => (
                <CommandOption
                  key={command.id}
                  command={command}
                  elementId={elementId(command)}
                  words={text}
                  isActive={command.id === active?.id}
                  onActivate={() => activate(command)}
                  onPress={() => onChoose(command)}
                />
              ))}
            </div>
          ))}
        </div>
        <CommandStatus text={text} count={commands.length} status={status} onRetry={onRetry} />
      </div>
      <CommandKeys />
    </>
  );
}
