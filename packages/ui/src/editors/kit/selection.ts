interface Part {
  id: string;
}

/** What is chosen when one goes up or down in the list: the whole document stands above the first part. */
export function neighbourOf(parts: readonly Part[], id: string | null, by: 1 | -1): string | null {
  const places = [null, ...parts.map((part) => part.id)];
  const index = Math.max(0, places.indexOf(id));
  return places[Math.max(0, Math.min(index + by, places.length - 1))] ?? null;
}

/** What is chosen when a part goes: the one that takes its place, else the one before, else the whole. */
export function heirOf(parts: readonly Part[], id: string): string | null {
  const index = parts.findIndex((part) => part.id === id);
  return parts[index + 1]?.id ?? parts[index - 1]?.id ?? null;
}

/** What is chosen with one more, or without it. */
export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

/** What is chosen from the part that was chosen last up to another one, in the order of the list. */
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
