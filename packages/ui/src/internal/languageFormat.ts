const capital = (name: string, locale: string) =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** Formats language tags in the reader's language. The region is included only if it distinguishes two. */
export function languageFormat(locale: string): (tag: string, among?: readonly string[]) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  return (tag, among = []) => {
    const root = tag.split('-')[0] ?? tag;
    const isAlone = among.every((other) => other === tag || other.split('-')[0] !== root);
    return capital(names.of(isAlone ? root : tag) ?? tag, locale);
  };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Regional tags of languages with several written or spoken variants. */
const regional = ['es-419', 'pt-BR', 'pt-PT', 'sr-Cyrl', 'sr-Latn', 'zh-Hans', 'zh-Hant'];

/** Every language of two letters that the reader's browser has a name for, and a few regional ones. */
export function knownLanguages(locale: string): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, {
    type: 'language',
    languageDisplay: 'standard',
    fallback: 'none',
  });
  const roots = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const byName = new Map<string, string>();
  for (const tag of [...roots, ...regional]) {
    const name = names.of(tag);
    // Deprecated codes resolve to new ones: only canonical codes are offered.
    if (name === undefined || Intl.getCanonicalLocales(tag)[0] !== tag || byName.has(name))
      continue;
    byName.set(name, tag);
  }
  return [...byName]
    .map(([name, tag]) => ({ tag, name: capital(name, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
