interface Part {
  id: string;
}

/** Selection after moving up or down in the list; null, the whole document, is above the first part. */
export function neighbourOf(parts: readonly Part[], id: string | null, by: 1 | -1): string | null {
  const places = [null, ...parts.map((part) => part.id)];
  const index = Math.max(0, places.indexOf(id));
  return places[Math.max(0, Math.min(index + by, places.length - 1))] ?? null;
}

/** Selection after a part is removed: the next part, else the previous one, else the whole document. */
export function nextSelection(parts: readonly Part[], id: string): string | null {
  const index = parts.findIndex((part) => part.id === id);
  return parts[index + 1]?.id ?? parts[index - 1]?.id ?? null;
}

/** The selection with an id added or removed. */
export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

/** Ids from the last selected part to another one, in list order. */
export function rangeTo(ids: readonly string[], chosen: readonly string[], id: string): string[] {
  const from = ids.indexOf(chosen.at(-1) ?? id);
  const to = ids.indexOf(id);
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  const last = ids[from];
  return [
    ...chosen.filter((other) => !range.includes(other)),
    ...range.filter((other) => other !== last),
    ...(last === undefined ? [] : [last]),
  ];
}
