import type { KeyboardEvent } from 'react';

import { isSingleKey, useSingleKeys } from '../../internal/SingleKeysProvider';
import { shortcutOf, type EditorPlace, type ShortcutTable } from './shortcuts';

/** What was pressed, and on which part: null is the whole document, undefined none in particular. */
export interface ShortcutPress {
  key: string;
  partId: string | null | undefined;
}

/** What the shortcuts of an editor do. One that is left out does nothing, and is not listed. */
export type ShortcutActions = Partial<Record<string, (press: ShortcutPress) => void>>;

/** Whether keys are text where they are pressed. */
export const isTyping = (target: Element): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA'].includes(target.tagName));

/** Puts the keys of a table to work, wherever in the editor the focus is. While someone types, keys are text. */
export function useShortcuts(table: ShortcutTable, actions: ShortcutActions) {
  const hasSingleKeys = useSingleKeys();

  return (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    // A dialog's presses come here too, though it does not lie inside.
    if (!(target instanceof Element) || !currentTarget.contains(target) || isTyping(target)) return;
    if (!hasSingleKeys && isSingleKey(event)) return;

    const place = target.closest<HTMLElement>('[data-editor-place]')?.dataset['editorPlace'];
    const name = shortcutOf(table, event, place as EditorPlace | undefined);
    const action = name === undefined ? undefined : actions[name];
    if (!action) return;
    event.preventDefault();
    const part = target.closest<HTMLElement>('[data-part]')?.dataset['part'];
    action({ key: event.key, partId: part === '' ? null : part });
  };
}
