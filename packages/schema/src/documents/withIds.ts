import * as v from 'valibot';

import { boundedText } from '../rules/text.ts';

/** The id of a part of a document, or of a group of parts. */
export const partId = v.pipe(boundedText(64), v.minLength(1));

/** Gives each part of a document an id: its own, else its type, numbered when that is taken. */
export function withIds<Part extends { id?: string | undefined; type: string }>(
  parts: Part[],
): (Part & { id: string })[] {
  const taken = new Set(parts.flatMap(({ id }) => id ?? []));
  return parts.map((part) => {
    if (part.id !== undefined) return { ...part, id: part.id };
    let id = part.type;
    for (let n = 2; taken.has(id); n += 1) id = `${part.type}-${n}`;
    taken.add(id);
    return { ...part, id };
  });
}

/** True if all ids are unique. */
export const haveOwnIds = (parts: readonly { id?: string | undefined }[]): boolean => {
  const ids = parts.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};
