/** A text as people type it in a hurry: without case and accents. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // The one Polish letter that is no letter with an accent.
    .replaceAll('ł', 'l');

/** Whether a text has what was typed, in any case, with or without accents, in every language alike. */
export const includesPlain = (text: string, typed: string) =>
  plainText(text).includes(plainText(typed).trim());
