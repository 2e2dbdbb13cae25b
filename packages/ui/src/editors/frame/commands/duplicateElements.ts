import type { FrameDocument } from '@hearback/schema/documents';

import { copiesFor } from './copiesFor';

export interface DuplicateElements {
  type: 'duplicateElements';
  ids: readonly string[];
  /** Millimetres from what is copied. Left out: a little aside, so that both are seen. */
  by?: { x: number; y: number };
}

const aside = { x: 3, y: 3 };

/** Lays copies right on top of the uppermost of some elements. The code is there once and stays alone. */
export function duplicateElements(
  frame: FrameDocument,
  { ids, by = aside }: DuplicateElements,
): FrameDocument {
  const { content } = frame;
  const copies = copiesFor(
    frame,
    content.filter(({ id }) => ids.includes(id)),
    by,
  );
  if (copies.length === 0) return frame;
  const above = content.findLastIndex(({ id }) => ids.includes(id)) + 1;
  return { ...frame, content: content.toSpliced(above, 0, ...copies) };
}
