import type { FrameDocument } from '@hearback/schema/documents';

export interface RemoveElements {
  type: 'removeElements' | 'cutElements';
  ids: readonly string[];
}

/** Removes elements. Those that are gone leave the frame as it was. */
export function removeElements(frame: FrameDocument, { ids }: RemoveElements): FrameDocument {
  const content = frame.content.filter(({ id }) => !ids.includes(id));
  return content.length === frame.content.length ? frame : { ...frame, content };
}
