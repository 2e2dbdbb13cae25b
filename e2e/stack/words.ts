import { readFileSync } from 'node:fs';

const catalogueOf = (language: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../packages/app/src/i18n/messages/${language}.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<string, string>;

/** The app's own sentences in a language, by id, with their places filled in. */
export function wordsIn(language: string) {
  const catalogue = catalogueOf(language);
  return (id: string, values: Record<string, string> = {}): string => {
    const sentence = catalogue[id];
    if (sentence === undefined) throw new Error(`${language} has no sentence “${id}”.`);
    return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  };
}
