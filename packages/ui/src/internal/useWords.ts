import { useLocale } from 'react-aria-components';

/** Words by the language of the interface: English and Polish. */
export interface WordsByLanguage<Words> {
  en: Words;
  pl: Words;
}

/** Returns the texts in a language. English if there are none. */
export const pickLanguage = <Words>(words: WordsByLanguage<Words>, language: string): Words =>
  language.split('-')[0] === 'pl' ? words.pl : words.en;

/** The words of an editor in the reader's language. */
export function useWords<Words>(words: WordsByLanguage<Words>): Words {
  const { locale } = useLocale();
  return pickLanguage(words, locale);
}
