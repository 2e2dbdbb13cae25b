import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import { copiesFor } from './copiesFor';

export interface PasteElements {
  type: 'pasteElements';
  elements: readonly FrameElement[];
}

/** So far beside its like does something pasted lie. */
const beside = 3;

/** Lays elements from the clipboard on top: where they lay, or beside what lies there already. */
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
