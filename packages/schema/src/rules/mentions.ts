/** A colleague as notes mention them: by the id of their login, which is written as `@{id}`. */
export interface Mention {
  id: string;
  name: string;
}

const stored = /@\{([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\}/g;

/** The ids of the colleagues that a note mentions, each once. */
export const mentionsIn = (note: string): string[] => [
  ...new Set([...note.matchAll(stored)].flatMap(([, id]) => id ?? [])),
];

/**
 * Names for all whom a note may mention and does, each name once: the second Anna is `Anna (2)`. Whoever is not
 * among the people, having left, is called `former`.
 */
export function labelMentions(
  note: string,
  people: readonly Mention[],
  former: string,
): readonly Mention[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const id of mentionsIn(note)) if (!names.has(id)) names.set(id, former);
  const counts = new Map<string, number>();
  return [...names].map(([id, name]) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id, name: count === 1 ? name : `${name} (${count})` };
  });
}

/** A note as people read it: `@Anna Nowak` in place of her id. */
export const readMentions = (note: string, labels: readonly Mention[], former = ''): string =>
  note.replaceAll(
    stored,
    (_, id: string) => `@${labels.find((label) => label.id === id)?.name ?? former}`,
  );

const isInWord = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** A note as it is stored: ids in place of `@` with one of the names. The longest name that fits is meant. */
export function storeMentions(text: string, labels: readonly Mention[]): string {
  const longestFirst = labels.toSorted((a, b) => b.name.length - a.name.length);
  let note = '';
  for (let at = 0; at < text.length;) {
    const named =
      text[at] === '@' && !isInWord(text[at - 1])
        ? longestFirst.find(
            ({ name }) =>
              name !== '' && text.startsWith(name, at + 1) && !isInWord(text[at + 1 + name.length]),
          )
        : undefined;
    note += named ? `@{${named.id}}` : text[at];
    at += named ? named.name.length + 1 : 1;
  }
  return note;
}
