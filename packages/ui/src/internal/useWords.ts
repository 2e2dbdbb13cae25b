import { useLocale } from 'react-aria-components';

/** Words by the language of the interface: English and Polish. */
export interface WordsByLanguage<Words> {
  en: Words;
  pl: Words;
}

/** The words in a language. English where there are none. */
export const wordsIn = <Words>(words: WordsByLanguage<Words>, language: string): Words =>
  language.split('-')[0] === 'pl' ? words.pl : words.en;

/** The words of an editor in the reader's language. */
export function useWords<Words>(words: WordsByLanguage<Words>): Words {
  const { locale } = useLocale();
  return wordsIn(words, locale);
}
