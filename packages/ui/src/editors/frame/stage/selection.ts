import type { FrameElement } from '@hearback/schema/documents';

/** With each of these elements, all that are in a group with it, in the order of the sheet. */
export function withGroups(content: readonly FrameElement[], ids: readonly string[]): string[] {
  const groups = new Set(
    content.flatMap(({ id, group_id: group }) =>
      group !== undefined && ids.includes(id) ? [group] : [],
    ),
  );
  const wanted = content.filter(
    ({ id, group_id: group }) => ids.includes(id) || (group !== undefined && groups.has(group)),
  );
  // The one that was pressed stays the last: the fields are about it.
  const last = ids.at(-1);
  return wanted.map(({ id }) => id).toSorted((a, b) => Number(a === last) - Number(b === last));
}

/** What is chosen after a press with Shift or Ctrl on an element, with its group. */
export function toggledWithGroup(
  content: readonly FrameElement[],
  chosen: readonly string[],
  id: string,
): string[] {
  const meant = withGroups(content, [id]);
  return chosen.includes(id)
    ? chosen.filter((other) => !meant.includes(other))
    : [...chosen.filter((other) => !meant.includes(other)), ...meant];
}
