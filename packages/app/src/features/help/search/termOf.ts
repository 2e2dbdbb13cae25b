import type { Language } from '@hearback/schema/limits';

/** What words end with in each language when they are many, owned or acted on; the longest first. */
const endings: Record<Language, RegExp> = {
  'en-US': /(?:ing|ed|es|s)$/,
  'pl-PL': /(?:iami|ami|ach|owi|ego|emu|ych|ich|ymi|imi|ow|om|ie|em|ia|a|e|y|i|u|o)$/,
};

/**
 * A word as the search knows it: without case, accents and ending, so that “kodów” finds “kody”.
 * The index is made by Node and read in the browser, and both have to agree on this.
 */
export function termOf(word: string, language: Language) {
  const bare = word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // The one Polish letter that is no letter with an accent.
    .replaceAll('ł', 'l');
  const stem = bare.replace(endings[language], '');

  // What is left of a short word would be found in every other one.
  return stem.length < 3 ? bare : stem;
}
