import { useState, type KeyboardEvent } from 'react';

import type { Command } from './CommandOption';

/** Number of options that Page Up and Page Down move. */
const pageStep = 6;

/** The option that Enter runs, initially the first, and the keys that move it. */
export function useActiveCommand(
  commands: readonly Command[],
  text: string,
  onEnter: (command: Command, event: KeyboardEvent) => void,
) {
  const [moved, setMoved] = useState({ text, id: '' });
  // A new search selects the first option again.
  const found = moved.text === text ? commands.findIndex(({ id }) => id === moved.id) : -1;
  const index = Math.max(0, found);
  const active = commands[index];

  const activate = (command: Command | undefined) => {
    if (command && command.id !== active?.id) setMoved({ text, id: command.id });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While signs are put together from several keys, Enter and arrows belong to that.
    if (event.nativeEvent.isComposing || commands.length === 0) return;
    const last = commands.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowDown: index === last ? 0 : index + 1,
      ArrowUp: index === 0 ? last : index - 1,
      PageDown: Math.min(last, index + pageStep),
      PageUp: Math.max(0, index - pageStep),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      onEnter(active, event);
    } else if (target !== undefined && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      activate(commands[target]);
    }
  };

  return { active, activate, onKeyDown };
}
