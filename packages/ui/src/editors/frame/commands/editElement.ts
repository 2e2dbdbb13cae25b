import type { ElementOf, FrameDocument, FrameElementType } from '@hearback/schema/documents';

import { editItem } from '../../kit/editItem';

/** What may change in an element of a type: all but what it is. */
export type ElementChanges<Type extends FrameElementType = FrameElementType> =
  Type extends FrameElementType ? Partial<Omit<ElementOf<Type>, 'id' | 'type'>> : never;

export interface EditElement {
  type: 'editElement';
  elementId: string;
  changes: ElementChanges;
}

/** Changes some of an element. One that is gone leaves the frame as it was. */
export function editElement(
  frame: FrameDocument,
  { elementId, changes }: EditElement,
): FrameDocument {
  const content = editItem(frame.content, elementId, changes);
  return content === frame.content ? frame : { ...frame, content };
}
