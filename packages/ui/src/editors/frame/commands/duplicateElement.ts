import type { FrameDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { freeId } from '../../kit/freeId';
import { toTenths } from './toTenths';

export interface DuplicateElement {
  type: 'duplicateElement';
  elementId: string;
}

/** How far the copy lies from what it copies, so that both are seen. */
const offsetMm = 3;

/** Lays a copy on top of an element. The code, which is there once, and one that is gone leave the frame as it was. */
export function duplicateElement(
  frame: FrameDocument,
  { elementId }: DuplicateElement,
): FrameDocument {
  const { content } = frame;
  const index = content.findIndex(({ id }) => id === elementId);
  const element = content[index];
  if (!element || element.type === 'code' || content.length >= limits.elementsPerFrameMax) {
    return frame;
  }
  const copy = {
    ...element,
    id: freeId(content, element.type),
    x_mm: toTenths(element.x_mm + offsetMm),
    y_mm: toTenths(element.y_mm + offsetMm),
  };
  return { ...frame, content: content.toSpliced(index + 1, 0, copy) };
}
