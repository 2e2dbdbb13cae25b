import type { FrameElement } from '@hearback/schema/documents';
import type { PartsHands } from '../../kit/PartsEditor/PartsEditor';
import { applyFrameCommand, type FrameCommand } from '../commands/apply';
import type { OrderElements } from '../commands/editElements';
import { alignedPlaces, distributedPlaces, type Edge } from '../geometry/align';
import { knownArea, knownBounds, unionOf } from '../geometry/areas';
import { movedPlaces, resizedPlace, scaledPlaces, turnedPlaces } from '../geometry/places';
import { resizedSize } from '../geometry/resizeArea';
import { middleOf, type Point } from '../geometry/turn';
import { withGroups } from '../stage/selection';
import type { FrameEditorState } from '../frameEditorConfig';

interface ActionWords {
  full: string;
  copied: (count: number) => string;
  chosen: (count: number) => string;
}

/** Actions on the selected elements, shared by keys, buttons and fields. */
export function frameActions(editor: FrameEditorState, hands: PartsHands, words: ActionWords) {
  const { document, selectedIds, selectMany, run } = editor;
  const { content, size } = document;
  const elementsOf = (ids: readonly string[]) => content.filter(({ id }) => ids.includes(id));
  const chosen = elementsOf(selectedIds);
  const free = (elements: readonly FrameElement[]) =>
    elements.filter((element) => !element.is_locked);

  /** Runs a command that adds elements, and selects them. */
  const make = (command: FrameCommand) => {
    const after = applyFrameCommand(document, command);
    const made = after.content
      .filter(({ id }) => elementsOf([id]).length === 0)
      .map(({ id }) => id);
    if (made.length === 0) {
      hands.refuse(words.full);
      return;
    }
    run(command);
    selectMany(made);
    hands.focus(made.at(-1) ?? null);
  };
  const bounded = (
    elements: readonly FrameElement[],
    act: (moved: readonly FrameElement[], only: FrameElement | undefined) => FrameCommand,
  ) => {
    const moved = free(elements);
    if (moved.length > 0) run(act(moved, moved.length === 1 ? moved[0] : undefined));
  };

  return {
    chosen,
    make,
    /** Target of a key: the focused element, or the whole selection if it contains the focused one. */
    meant: (id: string | null | undefined) =>
      id === null || id === undefined || selectedIds.includes(id) ? chosen : elementsOf([id]),
    move: (elements: readonly FrameElement[], by: Point) =>
      bounded(elements, (moved) => ({
        type: 'moveElements',
        places: movedPlaces(moved, by),
        isBit: true,
      })),
    /** Resizes by the lower right corner. */
    grow: (elements: readonly FrameElement[], by: Point) =>
      bounded(elements, (moved, only) => {
        const handle = { x: by.x === 0 ? 0 : 1, y: by.y === 0 ? 0 : 1 } as const;
        const options = { keepsRatio: false, fromMiddle: false };
        const around = unionOf(moved.map(knownBounds));
        const to = around && {
          ...around,
          ...resizedSize(around, 0, handle, by, { ...options, keepsRatio: true }),
        };
        return {
          type: 'resizeElements',
          isBit: true,
          places: only
            ? { [only.id]: resizedPlace(only, handle, by, options) }
            : around && to
              ? scaledPlaces(moved, around, to)
              : {},
        };
      }),
    turn: (elements: readonly FrameElement[], degrees: number) =>
      bounded(elements, (moved, only) => {
        const around = only ? knownArea(only) : unionOf(moved.map(knownBounds));
        return {
          type: 'rotateElements',
          isBit: true,
          places: around ? turnedPlaces(moved, degrees, middleOf(around)) : {},
        };
      }),
    align: (edge: Edge) =>
      bounded(chosen, (moved) => ({
        type: 'alignElements',
        places: alignedPlaces(moved, edge, {
          x: 0,
          y: 0,
          width: size.width_mm,
          height: size.height_mm,
        }),
      })),
    distribute: (axis: 'x' | 'y') =>
      bounded(chosen, (moved) => ({
        type: 'distributeElements',
        places: distributedPlaces(moved, axis),
      })),
    order: (elements: readonly FrameElement[], to: OrderElements['to']) =>
      run({ type: 'orderElements', ids: elements.map(({ id }) => id), to }),
    group: () => run({ type: 'groupElements', ids: selectedIds }),
    ungroup: (ids: readonly string[] = selectedIds) => run({ type: 'ungroupElements', ids }),
    /** Locks elements, or unlocks them if all are locked. */
    toggleLock: (ids: readonly string[] = selectedIds) => {
      const isLocked = elementsOf(ids).every((element) => element.is_locked);
      run({ type: isLocked ? 'unlockElements' : 'lockElements', ids });
    },
    duplicate: (elements: readonly FrameElement[]) =>
      make({ type: 'duplicateElements', ids: elements.map(({ id }) => id) }),
    paste: (elements: readonly FrameElement[]) => make({ type: 'pasteElements', elements }),
    remove: (elements: readonly FrameElement[], type: 'removeElements' | 'cutElements') => {
      const ids = elements.map(({ id }) => id);
      const last = content.findLastIndex(({ id }) => ids.includes(id));
      const heir =
        content.slice(last + 1).find(({ id }) => !ids.includes(id)) ??
        content.slice(0, Math.max(0, last)).findLast(({ id }) => !ids.includes(id));
      run({ type, ids });
      selectMany(heir && ids.length === 1 ? [heir.id] : []);
      hands.focus(heir?.id ?? null);
    },
    selectAll: () => {
      const all = free(content).map(({ id }) => id);
      selectMany(all);
      hands.announce(words.chosen(all.length));
    },
    /** Selects elements with their groups. */
    selectWithGroup: (ids: readonly string[]) => selectMany(withGroups(content, ids)),
    isGroup:
      chosen[0]?.group_id !== undefined &&
      chosen.every(({ group_id: group }) => group === chosen[0]?.group_id),
    isLocked: chosen.length > 0 && chosen.every((element) => element.is_locked),
  };
}

export type FrameActions = ReturnType<typeof frameActions>;
