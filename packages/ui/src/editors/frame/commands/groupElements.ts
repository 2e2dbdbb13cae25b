import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import { freeGroup } from './copiesFor';

export interface GroupElements {
  type: 'groupElements' | 'ungroupElements';
  ids: readonly string[];
}

function withoutGroup(element: FrameElement): FrameElement {
  const { group_id: _, ...rest } = element;
  return rest;
}

/** Makes one group of elements, or takes them out of theirs. A group of one, or of the same again, is none. */
export function groupElements(frame: FrameDocument, { type, ids }: GroupElements): FrameDocument {
  const { content } = frame;
  const meant = content.filter(({ id }) => ids.includes(id));
  if (type === 'ungroupElements') {
    if (meant.every(({ group_id: group }) => group === undefined)) return frame;
    return {
      ...frame,
      content: content.map((element) =>
        meant.includes(element) ? withoutGroup(element) : element,
      ),
    };
  }
  const [first] = meant;
  if (!first || meant.length < 2) return frame;
  const isOneAlready =
    first.group_id !== undefined &&
    content.every((element) => meant.includes(element) === (element.group_id === first.group_id));
  if (isOneAlready) return frame;
  const group = freeGroup(content);
  return {
    ...frame,
    content: content.map((element) =>
      meant.includes(element) ? { ...element, group_id: group } : element,
    ),
  };
}
