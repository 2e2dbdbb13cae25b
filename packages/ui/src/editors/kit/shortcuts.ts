import type { KeyboardEvent } from 'react';

import { isSingleKey, useSingleKeys } from '../../internal/SingleKeysProvider';
import type { Editor } from './useEditor';
import type { PartActions } from './useParts';

/** Keyboard actions of every editor with parts. The target is the focused part, else the selected one. */
export function partShortcuts<Document, Command>(
  { selectedId }: Editor<Document, Command>,
  { parts, choose, duplicate, editWords, move, remove, canDuplicate, undo, redo }: PartActions,
): ShortcutActions {
  const meant = ({ partId }: ShortcutPress) => (partId === undefined ? selectedId : partId);
  const onPart = (act: (id: string, key: string) => void) => (press: ShortcutPress) => {
    const id = meant(press);
    if (id !== null) act(id, press.key);
  };

  return {
    choose: (press) => choose(meant(press), press.key === 'ArrowUp' ? -1 : 1),
    move: onPart((id, key) => {
      const index = parts.findIndex((part) => part.id === id);
      move(id, index + (key === 'ArrowUp' ? -1 : 1));
    }),
    ...(canDuplicate && { duplicate: onPart(duplicate) }),
    edit: (press) => editWords(meant(press)),
    remove: onPart(remove),
    undo,
    redo,
  };
}

/** A pressed key and the focused part: null is the whole document, undefined none. */
export interface ShortcutPress {
  key: string;
  partId: string | null | undefined;
}

/** Actions by shortcut. A shortcut without an action is not listed. */
export type ShortcutActions = Partial<Record<string, (press: ShortcutPress) => void>>;

/** True if keys typed on an element are text input. */
export const isTyping = (target: Element): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA'].includes(target.tagName));

/** Handles the shortcuts of a table anywhere in the editor, except in text inputs. */
export function useShortcuts(table: ShortcutTable, actions: ShortcutActions) {
  const hasSingleKeys = useSingleKeys();

  return (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    // React events of portaled dialogs bubble here, although they are outside of the DOM element.
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

/** Areas of an editor that a shortcut can be limited to. */
export type EditorPlace = 'outline' | 'stage';

/** The keys of a shortcut and the areas in which it works. */
interface Shortcut {
  /** `Mod` is Ctrl, or Command on a Mac. */
  keys: readonly string[];
  /** Default: everywhere in the editor. */
  places?: readonly EditorPlace[];
  /** Handled by the focused element itself; only listed here. */
  isListedOnly?: true;
}

/** Shortcuts in list order. Shared by key handling and the list. */
export type ShortcutTable = Readonly<Record<string, Shortcut>>;

/** Shortcuts of every editor. */
export const shortcuts = {
  choose: { keys: ['ArrowUp', 'ArrowDown'], places: ['outline'] },
  move: { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], places: ['outline', 'stage'] },
  edit: { keys: ['F2'], places: ['outline', 'stage'] },
  grab: { keys: ['Space'], isListedOnly: true },
  duplicate: { keys: ['Mod+D'] },
  remove: { keys: ['Delete', 'Backspace'], places: ['outline', 'stage'] },
  undo: { keys: ['Mod+Z'] },
  redo: { keys: ['Mod+Shift+Z', 'Mod+Y'] },
  help: { keys: ['?'] },
} as const satisfies ShortcutTable;

export type ShortcutName = keyof typeof shortcuts;

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Formats a key press as in the table: `Mod+Shift+Z`. */
function combinationOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const isLetter = /^\p{L}$/u.test(key);
  // Signs such as “?” need Shift on some keyboard layouts only.
  const countsShift = shiftKey && (isLetter || key.length > 1);
  return [
    ...(ctrlKey || metaKey ? ['Mod'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(countsShift ? ['Shift'] : []),
    isLetter ? key.toUpperCase() : key,
  ].join('+');
}

/** Finds the shortcut for a key press in an area of the editor, or outside of its areas. */
export function shortcutOf(table: ShortcutTable, press: KeyPress, place: EditorPlace | undefined) {
  const combination = combinationOf(press);
  return Object.keys(table).find((name) => {
    const { keys = [], places, isListedOnly } = table[name] ?? {};
    if (isListedOnly) return false;
    return keys.includes(combination) && (!places || (place && places.includes(place)));
  });
}

/** Shortcuts of a table that have an action, for the list. */
export const listedShortcuts = (
  table: ShortcutTable,
  actions: Partial<Record<string, unknown>>,
): string[] =>
  Object.entries(table)
    .filter(([name, { isListedOnly }]) => isListedOnly ?? actions[name] !== undefined)
    .map(([name]) => name);
