import type { FrameElement } from '@hearback/schema/documents';

/** Expands ids to whole groups, in sheet order. */
export function withGroups(content: readonly FrameElement[], ids: readonly string[]): string[] {
  const groups = new Set(
    content.flatMap(({ id, group_id: group }) =>
      group !== undefined && ids.includes(id) ? [group] : [],
    ),
  );
  const wanted = content.filter(
    ({ id, group_id: group }) => ids.includes(id) || (group !== undefined && groups.has(group)),
  );
  // The pressed element stays last, since the inspector shows the last one.
  const last = ids.at(-1);
  return wanted.map(({ id }) => id).toSorted((a, b) => Number(a === last) - Number(b === last));
}

/** Selection after a Shift or Ctrl press on an element: toggles it with its group. */
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
