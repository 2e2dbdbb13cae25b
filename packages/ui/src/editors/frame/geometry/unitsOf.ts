import type { Area } from '@hearback/print/frames';
import type { FrameElement } from '@hearback/schema/documents';

import { knownBounds } from './knownAreas';
import { unionOf } from './unionOf';

/** Elements that are arranged as one. */
export interface Unit {
  elements: readonly FrameElement[];
  bounds: Area;
}

/** The groups among elements, and those in none. Of one group alone: each of its elements. */
export function unitsOf(elements: readonly FrameElement[]): Unit[] {
  const keyOf = ({ id, group_id: group }: FrameElement) =>
    group === undefined ? `element ${id}` : `group ${group}`;
  const groups = new Map<string, FrameElement[]>();
  for (const element of elements) {
    groups.set(keyOf(element), [...(groups.get(keyOf(element)) ?? []), element]);
  }
  const lists = groups.size === 1 ? elements.map((element) => [element]) : [...groups.values()];
  return lists.flatMap((list) => {
    const bounds = unionOf(list.map(knownBounds));
    return bounds ? [{ elements: list, bounds }] : [];
  });
}
