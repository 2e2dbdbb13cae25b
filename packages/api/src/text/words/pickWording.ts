/** The forms that one thing takes, and how many comments use each. */
export type Wordings = ReadonlyMap<string, number>;

const accents = (text: string) => text.replaceAll(/[\p{ASCII}]/gu, '').length;

/** What was written, whatever its capitals and spaces. */
export const wordingOf = (written: string): string =>
  written.toLowerCase().replaceAll(/\s+/gu, ' ');

/**
 * The wording that most comments use for one thing; of two used alike, the one with its accents, then
 * the shorter, then the first by letters, so that it is the same each time.
 */
export function pickWording(wordings: Wordings): string {
  if (wordings.size === 1) return [...wordings.keys()][0] ?? '';
  const [first] = [...wordings].toSorted(
    ([one, count], [other, countOther]) =>
      countOther - count ||
      accents(other) - accents(one) ||
      one.length - other.length ||
      (one < other ? -1 : 1),
  );
  return first?.[0] ?? '';
}
