import type { FrameDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { freeId } from '../../kit/freeId';
import { keepOffCode } from './keepOffCode';
import { newElement, type AddedType } from './newElement';

export interface AddElement {
  type: 'addElement';
  elementType: AddedType;
}

/** Whether a frame has room for one more. There is one code, and everything else is up to taste. */
export const hasRoomFor = (frame: FrameDocument, type: AddedType): boolean =>
  frame.content.length < limits.elementsPerFrameMax &&
  (type !== 'code' || frame.content.every((element) => element.type !== 'code'));

/** Lays a new element on top of the others, off the code. A second code leaves the frame as it was. */
export function addElement(frame: FrameDocument, { elementType }: AddElement): FrameDocument {
  if (!hasRoomFor(frame, elementType)) return frame;
  const element = newElement(elementType, freeId(frame.content, elementType), frame.size);
  return { ...frame, content: [...frame.content, keepOffCode(element, frame)] };
}
