import { distinctTags, tagKey } from './text.ts';

/** Tags after some were removed, in any case, and others added. One that is removed and added is there. */
export function changeTags(
  names: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
  const removed = new Set(remove.map(tagKey));
  return distinctTags([...names.filter((name) => !removed.has(tagKey(name))), ...add]);
}
