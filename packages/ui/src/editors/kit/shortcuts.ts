/** Where in an editor the focus is when a shortcut works. */
export type EditorPlace = 'outline' | 'stage';

/** Which keys do something, and where. */
interface Shortcut {
  /** `Mod` is Ctrl, and Command on a Mac. */
  keys: readonly string[];
  /** Left out: everywhere in the editor. */
  places?: readonly EditorPlace[];
  /** What has the focus answers to it by itself; here it is only listed. */
  isListedOnly?: true;
}

/** What keys do, in the order in which it is listed. What binds them and what lists them both read one. */
export type ShortcutTable = Readonly<Record<string, Shortcut>>;

/** Every key that does something in each editor. */
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

/** A press as it is written in the table: `Mod+Shift+Z`. */
function combinationOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const isLetter = /^\p{L}$/u.test(key);
  // On the way to a sign such as “?” Shift may be pressed or not, as the keyboard has it.
  const countsShift = shiftKey && (isLetter || key.length > 1);
  return [
    ...(ctrlKey || metaKey ? ['Mod'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(countsShift ? ['Shift'] : []),
    isLetter ? key.toUpperCase() : key,
  ].join('+');
}

/** Which shortcut of a table a press is, in a place of the editor or outside of its places. */
export function shortcutOf(table: ShortcutTable, press: KeyPress, place: EditorPlace | undefined) {
  const combination = combinationOf(press);
  return Object.keys(table).find((name) => {
    const { keys = [], places, isListedOnly } = table[name] ?? {};
    if (isListedOnly) return false;
    return keys.includes(combination) && (!places || (place && places.includes(place)));
  });
}

/** Those of a table to list where an editor has actions for some of them. */
export const listedShortcuts = (
  table: ShortcutTable,
  actions: Partial<Record<string, unknown>>,
): string[] =>
  Object.entries(table)
    .filter(([name, { isListedOnly }]) => isListedOnly ?? actions[name] !== undefined)
    .map(([name]) => name);
