import type { FrameDocument } from '@hearback/schema/documents';

export interface RemoveElement {
  type: 'removeElement';
  elementId: string;
}

/** Removes one element. One that is gone leaves the frame as it was. */
export function removeElement(frame: FrameDocument, { elementId }: RemoveElement): FrameDocument {
  const content = frame.content.filter(({ id }) => id !== elementId);
  return content.length === frame.content.length ? frame : { ...frame, content };
}
