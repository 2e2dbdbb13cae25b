/** A list with one item elsewhere: `toIndex` is counted without it. The same list when it stays. */
export function moveItem<Item extends { id: string }>(
  items: Item[],
  id: string,
  toIndex: number,
): Item[] {
  const fromIndex = items.findIndex((item) => item.id === id);
  const moved = items[fromIndex];
  const index = Math.max(0, Math.min(toIndex, items.length - 1));
  if (!moved || fromIndex === index) return items;
  return items.toSpliced(fromIndex, 1).toSpliced(index, 0, moved);
}
