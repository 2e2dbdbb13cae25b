/** The first of `logo`, `logo-2`, `logo-3` … that no item has. */
export function freeId(items: readonly { id: string }[], type: string): string {
  const taken = new Set(items.map(({ id }) => id));
  let id = type;
  for (let n = 2; taken.has(id); n += 1) id = `${type}-${n}`;
  return id;
}
