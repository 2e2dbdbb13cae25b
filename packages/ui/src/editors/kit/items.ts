import { type LocalizedText, textIn } from '@hearback/schema/documents';

/** Text of a language for editing, without fallback: empty if there is none. */
export const ownTextIn = (text: LocalizedText, language: string): string =>
  typeof text === 'string' ? text : (text[language] ?? '');

/** Sets the text of one language. A text for all languages stays one. */
export const withTextIn = (text: LocalizedText, language: string, words: string): LocalizedText =>
  typeof text === 'string' ? words : { ...text, [language]: words };

/** Excerpt of a part's text for lists, on one line. */
export const excerptOf = (text: LocalizedText, language: string): string =>
  textIn(text, language).replaceAll(/\s+/g, ' ').trim();

/** Moves an item; `toIndex` is counted without it. Returns the same list if nothing changes. */
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

/** Changes an item. Returns the same list if the item is missing or nothing changes. */
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

/** True if an object already has all of these values. */
export const isAlready = (object: object, changes: object): boolean =>
  Object.entries(changes).every(([name, value]) =>
    Object.is((object as Record<string, unknown>)[name], value),
  );

/** The first unused id of `logo`, `logo-2`, `logo-3` … */
export function freeId(items: readonly { id: string }[], type: string): string {
  const taken = new Set(items.map(({ id }) => id));
  let id = type;
  for (let n = 2; taken.has(id); n += 1) id = `${type}-${n}`;
  return id;
}
