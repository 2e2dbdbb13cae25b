import type { FrameDocument } from '@hearback/schema/documents';

import { editItem } from '../../kit/editItem';
import { toTenths } from './toTenths';

export interface NudgeElement {
  type: 'nudgeElement';
  elementId: string;
  /** Millimetres to the right and down; negative goes back. */
  byX: number;
  byY: number;
}

/** Shifts an element a little. One that is gone leaves the frame as it was. */
export function nudgeElement(
  frame: FrameDocument,
  { elementId, byX, byY }: NudgeElement,
): FrameDocument {
  const element = frame.content.find(({ id }) => id === elementId);
  if (!element) return frame;
  const content = editItem(frame.content, elementId, {
    x_mm: toTenths(element.x_mm + byX),
    y_mm: toTenths(element.y_mm + byY),
  });
  return content === frame.content ? frame : { ...frame, content };
}
