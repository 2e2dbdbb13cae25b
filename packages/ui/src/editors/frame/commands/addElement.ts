import type { FrameDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { freeId } from '../../kit/freeId';
import { freePlaceFor } from './freePlaceFor';
import { newElement, type AddedType } from './newElement';

export interface AddElement {
  type: 'addElement';
  /** Not a picture, which comes with its upload: `addPicture`. */
  elementType: Exclude<AddedType, 'image'>;
}

/** Whether a frame has room for one more. There is one code, and everything else is up to taste. */
export const hasRoomFor = (frame: FrameDocument, type: AddedType): boolean =>
  frame.content.length < limits.elementsPerFrameMax &&
  (type !== 'code' || frame.content.every((element) => element.type !== 'code'));

/** Lays a new element on top, where nothing lies yet. A second code leaves the frame as it was. */
export function addElement(frame: FrameDocument, { elementType }: AddElement): FrameDocument {
  if (!hasRoomFor(frame, elementType)) return frame;
  const element = newElement(elementType, freeId(frame.content, elementType), frame.size);
  return { ...frame, content: [...frame.content, freePlaceFor(element, frame)] };
}
