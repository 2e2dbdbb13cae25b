/** Where in an editor the focus is when a shortcut works. */
export type EditorPlace = 'outline' | 'stage';

interface Shortcut {
  /** `Mod` is Ctrl, and Command on a Mac. */
  keys: readonly string[];
  /** Left out: everywhere in the editor. */
  places?: readonly EditorPlace[];
}

/** Every key that does something in an editor. What binds them and what lists them both read this. */
export const shortcuts = {
  choose: { keys: ['ArrowUp', 'ArrowDown'], places: ['outline'] },
  move: { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], places: ['outline', 'stage'] },
  nudge: { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], places: ['stage'] },
  nudgeFar: {
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
    places: ['stage'],
  },
  duplicate: { keys: ['Mod+D'] },
  remove: { keys: ['Delete', 'Backspace'], places: ['outline', 'stage'] },
  undo: { keys: ['Mod+Z'] },
  redo: { keys: ['Mod+Shift+Z', 'Mod+Y'] },
  help: { keys: ['?'] },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** In the order in which they are listed. */
export const shortcutNames = Object.keys(shortcuts) as ShortcutName[];

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

/** Which shortcut a press is, in a place of the editor or outside of its places. */
export function shortcutOf(press: KeyPress, place: EditorPlace | undefined) {
  const combination = combinationOf(press);
  return shortcutNames.find((name) => {
    const { keys, places }: Shortcut = shortcuts[name];
    return keys.includes(combination) && (!places || (place && places.includes(place)));
  });
}
