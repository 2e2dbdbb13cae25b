import type { FrameDocument } from '@hearback/schema/documents';

export interface OrderElements {
  type: 'orderElements';
  ids: readonly string[];
  to: 'front' | 'forward' | 'backward' | 'back';
}

/** Lays elements above or below others; among themselves they keep their order. */
export function orderElements(frame: FrameDocument, { ids, to }: OrderElements): FrameDocument {
  const { content } = frame;
  const isMeant = ({ id }: { id: string }) => ids.includes(id);
  const moved = content.filter(isMeant);
  const rest = content.filter((element) => !isMeant(element));
  if (moved.length === 0 || rest.length === 0) return frame;

  const first = content.findIndex(isMeant);
  const last = content.findLastIndex(isMeant);
  /** How many of the others lie below. */
  const below = {
    front: rest.length,
    forward: Math.min(rest.length, content.slice(0, last).filter((e) => !isMeant(e)).length + 1),
    backward: Math.max(0, first - 1),
    back: 0,
  }[to];
  const ordered = rest.toSpliced(below, 0, ...moved);
  return ordered.every((element, index) => element === content[index])
    ? frame
    : { ...frame, content: ordered };
}
