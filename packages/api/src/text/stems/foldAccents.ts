const accents = /[^a-z']/u;

/** A word without its accents, in small letters: many type "obsluga" for "obsługa". */
export function foldAccents(word: string): string {
  const small = word.toLowerCase();
  // Most words have none, and taking a word apart costs more than looking.
  if (!accents.test(small)) return small;
  return small.replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
