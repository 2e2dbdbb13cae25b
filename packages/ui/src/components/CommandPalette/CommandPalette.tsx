import { useEffect, useId, type KeyboardEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

import { CloseIcon, SearchIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import type { Command, CommandGroup } from './Command';
import { CommandKeys } from './CommandKeys';
import { CommandOption } from './CommandOption';
import * as styles from './CommandPalette.css';
import { CommandStatus, type PaletteStatus } from './CommandStatus';
import { findCommands } from './findCommands';
import { useActiveCommand } from './useActiveCommand';

export interface CommandPaletteProps {
  /** What can be found. Its name and its placeholder. */
  label: string;
  /** What was typed so far. */
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
 * Finds every page, thing and action by its name. The first result is always the chosen one, so that
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
