import type { KeyboardEvent } from 'react';

interface Actions {
  undo: () => void;
  redo: () => void;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA'].includes(target.tagName));

/** Ctrl+Z and its kin, wherever in the editor the focus is. In a text field the browser's own undo stands. */
export function useShortcuts({ undo, redo }: Actions) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z') (event.shiftKey ? redo : undo)();
    else if (key === 'y') redo();
    else return;
    event.preventDefault();
  };
}
