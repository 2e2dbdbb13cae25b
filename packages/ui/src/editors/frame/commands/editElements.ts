import type {
  ElementOf,
  FrameDocument,
  FrameElement,
  FrameElementType,
} from '@hearback/schema/documents';

import { isAlready, moveItem } from '../../kit/items';
import { placed, type Places } from './Placed';

export interface OrderElements {
  type: 'orderElements';
  ids: readonly string[];
  to: 'front' | 'forward' | 'backward' | 'back';
}

/** Changes the stacking order of elements; among themselves they keep their order. */
export function orderElements(frame: FrameDocument, { ids, to }: OrderElements): FrameDocument {
  const { content } = frame;
  const isMeant = ({ id }: { id: string }) => ids.includes(id);
  const moved = content.filter(isMeant);
  const rest = content.filter((element) => !isMeant(element));
  if (moved.length === 0 || rest.length === 0) return frame;

  const first = content.findIndex(isMeant);
  const last = content.findLastIndex(isMeant);
  /** Number of other elements below. */
  const below = {
    front: rest.length,
    forward: Math.min(rest.length, content.slice(0, last).filter((e) => !isMeant(e)).length + 1),
    backward: Math.max(0, first - 1),
    back: 0,
  }[to];
  const ordered = rest.toSpliced(below, 0, ...moved);
  return ordered.every((element, index) => element === content[index])
    ? frame
    : { ...frame, content: ordered };
}

export interface LockElements {
  type: 'lockElements' | 'unlockElements';
  ids: readonly string[];
}

function unlocked(element: FrameElement): FrameElement {
  const { is_locked: _, ...rest } = element;
  return rest;
}

/** Locks or unlocks elements. */
export function lockElements(frame: FrameDocument, { type, ids }: LockElements): FrameDocument {
  const isLock = type === 'lockElements';
  let isChanged = false;
  const content = frame.content.map((element) => {
    if (!ids.includes(element.id) || (element.is_locked ?? false) === isLock) return element;
    isChanged = true;
    return isLock ? { ...element, is_locked: true } : unlocked(element);
  });
  return isChanged ? { ...frame, content } : frame;
}

/** Editable properties of an element: all except id and type. */
export type ElementChanges<Type extends FrameElementType = FrameElementType> =
  Type extends FrameElementType ? Partial<Omit<ElementOf<Type>, 'id' | 'type'>> : never;

export interface EditElement {
  type: 'editElement';
  elementId: string;
  /** `undefined` removes a property. */
  changes: ElementChanges;
}

/** Drops undefined properties, which the schema does not allow. */
function settled(element: FrameElement): FrameElement {
  const entries = Object.entries(element).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as FrameElement;
}

/** Changes properties of an element. A missing element is ignored. */
export function editElement(
  frame: FrameDocument,
  { elementId, changes }: EditElement,
): FrameDocument {
  const index = frame.content.findIndex(({ id }) => id === elementId);
  const element = frame.content[index];
  if (!element || isAlready(element, changes)) return frame;
  const edited = settled({ ...element, ...changes } as FrameElement);
  return { ...frame, content: frame.content.with(index, edited) };
}

export interface MoveElement {
  type: 'moveElement';
  elementId: string;
  /** Number of elements below it after the move. */
  toIndex: number;
}

/** Changes the stacking position of an element. A missing element is ignored. */
export function moveElement(
  frame: FrameDocument,
  { elementId, toIndex }: MoveElement,
): FrameDocument {
  const content = moveItem(frame.content, elementId, toIndex);
  return content === frame.content ? frame : { ...frame, content };
}

export interface PlaceElements {
  type:
    | 'moveElements'
    | 'resizeElements'
    | 'rotateElements'
    | 'alignElements'
    | 'distributeElements';
  places: Places;
  /** Joins consecutive small steps, such as those of the arrow keys, into one undo step. */
  isBit?: boolean;
}

/** Sets positions from drags, keys or alignment. Skips locked and missing elements. */
export function placeElements(frame: FrameDocument, { places }: PlaceElements): FrameDocument {
  let isChanged = false;
  const content = frame.content.map((element) => {
    const place = places[element.id];
    if (!place || element.is_locked || isAlready(element, place)) return element;
    isChanged = true;
    return placed(element, place);
  });
  return isChanged ? { ...frame, content } : frame;
}
