import { limits } from '@hearback/schema/limits';

/** What names of copies of a thing begin with: `Table form 2` is a copy of `Table form`. */
export const stemOf = (name: string): string => name.replace(/ \d{1,4}$/, '');

/** The name of a copy: the first one's with the next free number. */
export function nextName(name: string, taken: readonly string[]): string {
  const stem = stemOf(name);
  for (let n = 2; ; n += 1) {
    const number = ` ${n}`;
    const next = `${stem.slice(0, limits.nameMaxLength - number.length).toWellFormed()}${number}`;
    if (!taken.includes(next)) return next;
  }
}
