/** A text as people type it in a hurry: without case and accents. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // The one Polish letter that Unicode does not decompose.
    .replaceAll('ł', 'l');

/** True if a text contains the typed text, ignoring case and accents in any language. */
export const includesPlain = (text: string, typed: string) =>
  plainText(text).includes(plainText(typed).trim());
