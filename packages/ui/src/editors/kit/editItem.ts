/** A list with one item changed. The same list when the item is gone or already so. */
export function editItem<Item extends { id: string }>(
  items: Item[],
  id: string,
  changes: object,
): Item[] {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item || isAlready(item, changes)) return items;
  return items.with(index, { ...item, ...changes });
}

/** Whether an object has all of these values already. */
export const isAlready = (object: object, changes: object): boolean =>
  Object.entries(changes).every(([name, value]) =>
    Object.is((object as Record<string, unknown>)[name], value),
  );
