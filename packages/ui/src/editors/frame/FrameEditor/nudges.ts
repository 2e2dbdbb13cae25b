import type { ShortcutActions, ShortcutPress } from '../../kit/useShortcuts';
import type { FrameCommand } from '../commands/apply';

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys on the sheet: half a millimetre, with Shift ten times as far. */
export function nudges(run: (command: FrameCommand) => void): ShortcutActions {
  const nudgeBy =
    (mm: number) =>
    ({ key, partId }: ShortcutPress) => {
      const [x, y] = directions[key] ?? [0, 0];
      if (partId) run({ type: 'nudgeElement', elementId: partId, byX: x * mm, byY: y * mm });
    };
  return { nudge: nudgeBy(0.5), nudgeFar: nudgeBy(5) };
}
