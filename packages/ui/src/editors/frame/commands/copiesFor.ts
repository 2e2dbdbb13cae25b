import type { FrameDocument, FrameElement } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { freeId } from '../../kit/freeId';
import { toTenths } from './toTenths';

/**
 * Copies of elements, aside by some millimetres, with ids and groups of their own. What a frame has room
 * for only once, or no room for, is left out.
 */
export function copiesFor(
  { content }: FrameDocument,
  elements: readonly FrameElement[],
  by: { x: number; y: number },
): FrameElement[] {
  const known = [...content];
  const groups = new Map<string, string>();
  const copies: FrameElement[] = [];
  for (const element of elements) {
    const isSecond = element.type === 'code' && known.some(({ type }) => type === 'code');
    if (isSecond || known.length >= limits.elementsPerFrameMax) continue;
    const { group_id: ownGroup, is_locked: _, ...rest } = element;
    // One alone is no group.
    const group =
      elements.filter((other) => other.group_id === ownGroup).length > 1 ? ownGroup : undefined;
    if (group !== undefined && !groups.has(group)) groups.set(group, freeGroup(known, groups));
    const newGroup = group === undefined ? undefined : groups.get(group);
    const copy = {
      ...rest,
      id: freeId(known, element.type),
      x_mm: toTenths(element.x_mm + by.x),
      y_mm: toTenths(element.y_mm + by.y),
      ...(newGroup !== undefined && { group_id: newGroup }),
    } as FrameElement;
    known.push(copy);
    copies.push(copy);
  }
  return copies;
}

/** The first of `group`, `group-2` … that no element is in. */
export function freeGroup(
  content: readonly FrameElement[],
  taken: ReadonlyMap<string, string> = new Map(),
): string {
  const groups = [...content.flatMap(({ group_id: id }) => id ?? []), ...taken.values()];
  return freeId(
    groups.map((id) => ({ id })),
    'group',
  );
}
