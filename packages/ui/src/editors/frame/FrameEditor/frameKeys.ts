import type { RefObject } from 'react';

import type { OwnShortcuts } from '../../kit/PartsEditor/PartsEditor';
import { neighbourOf, toggled } from '../../kit/selection';
import type { ShortcutActions, ShortcutPress } from '../../kit/shortcuts';
import type { StageHandle } from '../stage/FrameStage';
import type { StageSettings } from '../stage/StageSettings';
import type { FrameEditorState } from '../frameEditorConfig';
import type { FrameActions } from './frameActions';

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Steps of the arrow keys, in millimeters and degrees; the far ones with Shift. */
const steps = { mm: 0.5, farMm: 5, degrees: 1, farDegrees: 15 };

interface KeyOptions {
  editor: FrameEditorState;
  act: FrameActions;
  stage: RefObject<StageHandle | null>;
  focus: (id: string | null) => void;
}

/** Keyboard actions of the frame editor, besides those of every editor. */
export function frameKeys({ editor, act, stage, focus }: KeyOptions): OwnShortcuts['actions'] {
  const { selectedIds, selectMany, document } = editor;
  const along =
    (mm: number, change: 'move' | 'grow') =>
    ({ key, partId }: ShortcutPress) => {
      const [x, y] = directions[key] ?? [0, 0];
      act[change](act.meant(partId), { x: x * mm, y: y * mm });
    };
  const around =
    (degrees: number) =>
    ({ key, partId }: ShortcutPress) =>
      act.turn(act.meant(partId), key === 'ArrowLeft' ? -degrees : degrees);
  const order =
    (to: Parameters<FrameActions['order']>[1]) =>
    ({ partId }: ShortcutPress) =>
      act.order(act.meant(partId), to);
  const toggle = (name: keyof StageSettings) => () => stage.current?.toggle(name);

  const actions: ShortcutActions = {
    chooseMore: ({ key, partId }) => {
      const from = partId ?? selectedIds.at(-1) ?? null;
      const next = neighbourOf(document.content, from, key === 'ArrowUp' ? -1 : 1);
      if (next === null || next === from) return;
      const isBack = selectedIds.includes(next) && from !== null;
      selectMany(isBack ? toggled(selectedIds, from) : [...selectedIds, next]);
      focus(next);
    },
    selectAll: act.selectAll,
    deselect: () => selectMany([]),
    nudge: along(steps.mm, 'move'),
    nudgeFar: along(steps.farMm, 'move'),
    resize: along(steps.mm, 'grow'),
    resizeFar: along(steps.farMm, 'grow'),
    rotate: around(steps.degrees),
    rotateFar: around(steps.farDegrees),
    forward: order('forward'),
    backward: order('backward'),
    toFront: order('front'),
    toBack: order('back'),
    group: act.group,
    ungroup: () => act.ungroup(),
    lock: () => act.toggleLock(),
    duplicate: ({ partId }) => act.duplicate(act.meant(partId)),
    remove: ({ partId }) => act.remove(act.meant(partId), 'removeElements'),
    zoomIn: () => stage.current?.zoomIn(),
    zoomOut: () => stage.current?.zoomOut(),
    zoomFit: () => stage.current?.fit(),
    zoomReal: () => stage.current?.real(),
    grid: toggle('hasGrid'),
    snapping: toggle('snaps'),
    preview: toggle('isPreview'),
  };
  return actions;
}
