/** As its speakers write a language at the start of a line. */
const capitalized = (name: string, language: string): string => {
  const [first = ''] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
};

/** A document may contain an unknown language tag: then the tag is its name. */
const isKnown = (language: string): boolean => {
  try {
    return Intl.DisplayNames.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
};

const withoutRegion = (language: string): string => {
  const { language: root, script } = new Intl.Locale(language);
  return script === undefined ? root : `${root}-${script}`;
};

const nameOf = (language: string, named: string): string => {
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  return capitalized(names.of(named) ?? named, language);
};

/**
 * Names each language in itself. The region is included only if it distinguishes two of them:
 * "English" and "Polski", but "English (Canada)" beside "English (United Kingdom)".
 */
export function languageNames(languages: readonly string[]): string[] {
  const shortened = languages.map((language) =>
    isKnown(language) ? withoutRegion(language) : language,
  );
  return languages.map((language, index) => {
    if (!isKnown(language)) return language;
    const short = shortened[index] ?? language;
    const isAlone = shortened.filter((other) => other === short).length === 1;
    return nameOf(language, isAlone ? short : language);
  });
}
