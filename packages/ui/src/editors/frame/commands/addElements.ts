import * as v from 'valibot';

import {
  fieldTypes,
  FrameDocument,
  type FrameElement,
  type FrameElementType,
  type FrameSize,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { freeId } from '../../kit/items';
import { freePlaceFor } from './freePlaceFor';
import { toTenths } from './Placed';

export interface RemoveElements {
  type: 'removeElements' | 'cutElements';
  ids: readonly string[];
}

/** Removes elements. Missing ones are ignored. */
export function removeElements(frame: FrameDocument, { ids }: RemoveElements): FrameDocument {
  const content = frame.content.filter(({ id }) => !ids.includes(id));
  return content.length === frame.content.length ? frame : { ...frame, content };
}

export interface PasteElements {
  type: 'pasteElements';
  elements: readonly FrameElement[];
}

/** Offset of a pasted element from its original, in millimeters. */
const beside = 3;

/** Adds elements from the clipboard on top: at their old position, or offset if that is taken. */
export function pasteElements(frame: FrameDocument, { elements }: PasteElements): FrameDocument {
  const isTaken = (by: number) =>
    elements.some((element) =>
      frame.content.some(
        ({ x_mm, y_mm, type }) =>
          type === element.type &&
          Math.abs(x_mm - element.x_mm - by) < 0.05 &&
          Math.abs(y_mm - element.y_mm - by) < 0.05,
      ),
    );
  let by = 0;
  while (by < 30 * beside && isTaken(by)) by += beside;
  const copies = copiesFor(frame, elements, { x: by, y: by });
  return copies.length === 0 ? frame : { ...frame, content: [...frame.content, ...copies] };
}

/**
 * Copies of elements with new ids and groups, offset by some millimeters. Omits what would exceed
 * the frame's limits, such as a second code.
 */
export function copiesFor(
  { content }: FrameDocument,
  elements: readonly FrameElement[],
  by: { x: number; y: number },
): FrameElement[] {
  const known = [...content];
  const groups = new Map<string, string>();
  const copies: FrameElement[] = [];
  for (const element of elements) {
    const isSecond = element.type === 'code' && known.some(({ type }) => type === 'code');
    if (isSecond || known.length >= limits.elementsPerFrameMax) continue;
    const { group_id: ownGroup, is_locked: _, ...rest } = element;
    // A single element is not a group.
    const group =
      elements.filter((other) => other.group_id === ownGroup).length > 1 ? ownGroup : undefined;
    if (group !== undefined && !groups.has(group)) groups.set(group, freeGroup(known, groups));
    const newGroup = group === undefined ? undefined : groups.get(group);
    const copy = {
      ...rest,
      id: freeId(known, element.type),
      x_mm: toTenths(element.x_mm + by.x),
      y_mm: toTenths(element.y_mm + by.y),
      ...(newGroup !== undefined && { group_id: newGroup }),
    } as FrameElement;
    known.push(copy);
    copies.push(copy);
  }
  return copies;
}

/** The first unused id of `group`, `group-2` … */
export function freeGroup(
  content: readonly FrameElement[],
  taken: ReadonlyMap<string, string> = new Map(),
): string {
  const groups = [...content.flatMap(({ group_id: id }) => id ?? []), ...taken.values()];
  return freeId(
    groups.map((id) => ({ id })),
    'group',
  );
}

/** Types that can be added. A picture is added with its upload; a line is a shape. */
export type AddedType = FrameElementType | 'line';

/** Size of a new element, as a share of the sheet's shorter side, or of the sheet if `ofSheet` is set. */
const shares: Partial<Record<AddedType, { width: number; height?: number; ofSheet?: true }>> = {
  text: { width: 0.8, ofSheet: true },
  code: { width: 0.5 },
  logo: { width: 0.3, height: 0.2 },
  shape: { width: 0.6, height: 0.15, ofSheet: true },
  line: { width: 0.6, ofSheet: true },
};
const usual = { width: 0.2 };

/** Approximate height of a text's first line, and height of a line element, in millimeters. */
const heights: Partial<Record<AddedType, number>> = { text: 10, line: 2 };

/** Centered on the sheet, at the default size of its type. */
function placeOf(type: AddedType, { width_mm, height_mm }: FrameSize): object {
  const shorter = Math.min(width_mm, height_mm);
  const { width: wide, height: tall, ofSheet } = { ...usual, ...shares[type] };
  const width = wide * (ofSheet ? width_mm : shorter);
  const height =
    heights[type] ?? (tall === undefined ? width : tall * (ofSheet ? height_mm : shorter));
  const hasHeight = type === 'logo' || type === 'shape' || type === 'line';
  return {
    x_mm: toTenths((width_mm - width) / 2),
    y_mm: toTenths((height_mm - height) / 2),
    width_mm: toTenths(width),
    ...(hasHeight && { height_mm: toTenths(height) }),
  };
}

/** Initial properties by type, besides the position. */
const beginnings: Partial<Record<AddedType, object>> = {
  text: { text: fieldTypes.text.label },
  line: { type: 'shape', shape: 'line', fill: '#1b1d22' },
};

/** A new element with its defaults. */
function newElement(type: AddedType, id: string, size: FrameSize): FrameElement {
  const { content } = v.parse(FrameDocument, {
    name: 'new',
    size,
    content: [{ type, id, ...placeOf(type, size), ...beginnings[type] }],
  });
  const [element] = content;
  if (!element)
    throw new Error(`The frame schema has no element of type ${type}. Add it to AnyElement.`);
  return element;
}

export interface AddElement {
  type: 'addElement';
  /** All but pictures, which are added with `addPicture` after the upload. */
  elementType: Exclude<AddedType, 'image'>;
}

/** True if one more element of this type is allowed: a frame has at most one code. */
export const hasRoomForElements = (frame: FrameDocument, type: AddedType): boolean =>
  frame.content.length < limits.elementsPerFrameMax &&
  (type !== 'code' || frame.content.every((element) => element.type !== 'code'));

/** Adds an element on top, in a free position. A second code is ignored. */
export function addElement(frame: FrameDocument, { elementType }: AddElement): FrameDocument {
  if (!hasRoomForElements(frame, elementType)) return frame;
  const element = newElement(elementType, freeId(frame.content, elementType), frame.size);
  return { ...frame, content: [...frame.content, freePlaceFor(element, frame)] };
}
