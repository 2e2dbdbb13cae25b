import { findNames } from './findNames.ts';
import { countHidden, hideNames } from './hideNames.ts';
import { readComment } from './readComment.ts';

/** A comment and what is known of who wrote it. */
export interface Signed {
  id: string;
  comment: string;
  name: string;
  language: string;
}

/** A comment that can be shown to anybody. */
export interface Unsigned {
  comment: string;
  /** Whether there was anything to hide. */
  isCut: boolean;
}

/** The first letter of each sentence is large whatever the word: it says nothing of a name. */
const withSmallBeginnings = (text: string): string =>
  text.replaceAll(/(?:^|[.!?…\n])(?:[^\S\n]|["'„”(])*\p{Lu}(?=\p{Ll})/gu, (beginning) =>
    beginning.toLowerCase(),
  );

/**
 * Comments without addresses, numbers and names, each of which is a "…" instead. What could be a name,
 * since one visitor alone writes it with a capital inside of a sentence, is hidden too.
 */
export function hidePeople(comments: readonly Signed[]): Unsigned[] {
  const readAs = (spell: (text: string) => string) =>
    comments.map(({ id, comment, name, language }) =>
      readComment({ id, text: spell(comment), name, language }),
    );
  const names = findNames(readAs(withSmallBeginnings));

  return readAs((text) => text).map((read) => ({
    comment: hideNames(read, names).trim(),
    isCut: countHidden(read, names) > 0,
  }));
}
