import type { FrameDocument } from '@hearback/schema/documents';

import { moveItem } from '../../kit/moveItem';

export interface MoveElement {
  type: 'moveElement';
  elementId: string;
  /** How many elements lie below it afterwards. */
  toIndex: number;
}

/** Lays an element above or below others. One that is gone leaves the frame as it was. */
export function moveElement(
  frame: FrameDocument,
  { elementId, toIndex }: MoveElement,
): FrameDocument {
  const content = moveItem(frame.content, elementId, toIndex);
  return content === frame.content ? frame : { ...frame, content };
}
