import { shortcuts, type ShortcutTable } from '../kit/shortcuts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const withArrows = (held: string) => arrows.map((arrow) => `${held}+${arrow}`);

/** All keyboard shortcuts of the frame editor, in the groups of their list. */
const groups = {
  select: {
    choose: shortcuts.choose,
    chooseMore: { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], places: ['outline'] },
    selectAll: { keys: ['Mod+A'], places: ['outline', 'stage'] },
    deselect: { keys: ['Escape'], places: ['outline', 'stage'] },
    addToSelection: { keys: ['Shift+Press', 'Mod+Press'], isListedOnly: true },
    selectInGroup: { keys: ['DoublePress'], isListedOnly: true },
    marquee: { keys: ['Drag'], isListedOnly: true },
    edit: shortcuts.edit,
  },
  place: {
    nudge: { keys: arrows, places: ['stage'] },
    nudgeFar: { keys: withArrows('Shift'), places: ['stage'] },
    resize: { keys: withArrows('Mod'), places: ['stage'] },
    resizeFar: { keys: withArrows('Mod+Shift'), places: ['stage'] },
    rotate: { keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'], places: ['stage'] },
    rotateFar: { keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'], places: ['stage'] },
    keepRatio: { keys: ['Shift+Drag'], isListedOnly: true },
    fromMiddle: { keys: ['Alt+Drag'], isListedOnly: true },
    withoutSnapping: { keys: ['Mod+Drag'], isListedOnly: true },
  },
  arrange: {
    move: shortcuts.move,
    grab: shortcuts.grab,
    forward: { keys: [']', 'PageUp'], places: ['outline', 'stage'] },
    backward: { keys: ['[', 'PageDown'], places: ['outline', 'stage'] },
    toFront: { keys: ['}', 'Shift+PageUp'], places: ['outline', 'stage'] },
    toBack: { keys: ['{', 'Shift+PageDown'], places: ['outline', 'stage'] },
    group: { keys: ['Mod+G'] },
    ungroup: { keys: ['Mod+Shift+G'] },
    lock: { keys: ['Mod+Shift+L'] },
  },
  edit: {
    copy: { keys: ['Mod+C'], isListedOnly: true },
    cut: { keys: ['Mod+X'], isListedOnly: true },
    paste: { keys: ['Mod+V'], isListedOnly: true },
    duplicate: shortcuts.duplicate,
    duplicateByDrag: { keys: ['Alt+Drag'], isListedOnly: true },
    remove: shortcuts.remove,
    undo: shortcuts.undo,
    redo: shortcuts.redo,
  },
  view: {
    zoomIn: { keys: ['+', '='], places: ['stage'] },
    zoomOut: { keys: ['-'], places: ['stage'] },
    zoomFit: { keys: ['0'], places: ['stage'] },
    zoomReal: { keys: ['1'], places: ['stage'] },
    zoomByWheel: { keys: ['Mod+Wheel'], isListedOnly: true },
    pan: { keys: ['Space+Drag'], isListedOnly: true },
    grid: { keys: ['G'], places: ['stage'] },
    snapping: { keys: ['S'], places: ['stage'] },
    preview: { keys: ['P'], places: ['stage'] },
    help: shortcuts.help,
  },
} as const satisfies Record<string, ShortcutTable>;

type Groups = typeof groups;

/** Groups of the list, in order. */
export type FrameShortcutGroup = keyof Groups;
export type FrameShortcutName = {
  [Group in FrameShortcutGroup]: keyof Groups[Group];
}[FrameShortcutGroup];

export const frameShortcutGroups = Object.entries(groups).map(([group, table]) => ({
  group: group as FrameShortcutGroup,
  names: Object.keys(table) as FrameShortcutName[],
}));

export const frameShortcuts: ShortcutTable = Object.assign({}, ...Object.values(groups));
