/** Right-to-left languages. */
const fromTheRight = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Text direction of a language. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromTheRight.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
