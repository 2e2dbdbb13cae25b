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
