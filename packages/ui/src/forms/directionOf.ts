/** Languages that are read from right to left. */
const fromTheRight = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Which way a language is read. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromTheRight.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
