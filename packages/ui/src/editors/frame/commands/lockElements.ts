import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

export interface LockElements {
  type: 'lockElements' | 'unlockElements';
  ids: readonly string[];
}

function unlocked(element: FrameElement): FrameElement {
  const { is_locked: _, ...rest } = element;
  return rest;
}

/** Holds elements where they are, or lets them go. */
export function lockElements(frame: FrameDocument, { type, ids }: LockElements): FrameDocument {
  const isLock = type === 'lockElements';
  let isChanged = false;
  const content = frame.content.map((element) => {
    if (!ids.includes(element.id) || (element.is_locked ?? false) === isLock) return element;
    isChanged = true;
    return isLock ? { ...element, is_locked: true } : unlocked(element);
  });
  return isChanged ? { ...frame, content } : frame;
}
