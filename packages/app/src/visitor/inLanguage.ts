/** Returns the entry for a BCP 47 tag, by its language alone. Norwegian of any kind is `nb`. */
export function inLanguage<Entry>(
  byLanguage: Readonly<Record<string, Entry>>,
  language: string,
  fallback: Entry,
): Entry {
  const [root = ''] = language.split('-');
  return byLanguage[root === 'no' ? 'nb' : root] ?? fallback;
}
