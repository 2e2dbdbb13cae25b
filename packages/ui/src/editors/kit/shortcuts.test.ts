import { describe, expect, it } from 'vitest';

import { frameShortcuts } from '../frame/shortcuts';
import { shortcutOf, shortcuts, type ShortcutTable } from './shortcuts';

const press = (
  key: string,
  held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', boolean>> = {},
) => ({
  key,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
});

describe('shortcutOf', () => {
  it.each([
    ['Ctrl and Z', press('z', { ctrl: true }), undefined, 'undo'],
    ['Command and Z', press('z', { meta: true }), undefined, 'undo'],
    ['Ctrl, Shift and Z', press('Z', { ctrl: true, shift: true }), 'stage', 'redo'],
    ['an arrow in the outline', press('ArrowDown'), 'outline', 'choose'],
    ['an arrow on the stage', press('ArrowDown'), 'stage', 'nudge'],
    ['an arrow with Shift on the stage', press('ArrowUp', { shift: true }), 'stage', 'nudgeFar'],
    ['an arrow elsewhere', press('ArrowDown'), undefined, undefined],
    ['Delete in the toolbar', press('Delete'), undefined, undefined],
    ['a question mark with Shift', press('?', { shift: true }), undefined, 'help'],
    ['a question mark without', press('?'), 'outline', 'help'],
    ['Z alone', press('z'), 'stage', undefined],
  ] as const)('knows %s', (_, pressed, place, expected) => {
    expect(shortcutOf(frameShortcuts, pressed, place)).toBe(expected);
  });
});

describe('shortcuts', () => {
  it.each<[string, ShortcutTable]>([
    ['all editors', shortcuts],
    ['the frame editor', frameShortcuts],
  ])('give no press two meanings in one place of %s', (_, table) => {
    for (const place of ['outline', 'stage'] as const) {
      const keys = Object.values(table).flatMap(({ keys: own, places, isListedOnly }) =>
        !isListedOnly && (!places || places.includes(place)) ? own : [],
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
