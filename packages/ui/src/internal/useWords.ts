import { useLocale } from 'react-aria-components';

/** Words by the language of the interface: English and Polish. */
export interface WordsByLanguage<Words> {
  en: Words;
  pl: Words;
}

/** The words of an editor in the reader's language. English where there are none. */
export function useWords<Words>(words: WordsByLanguage<Words>): Words {
  const { locale } = useLocale();
  return locale.split('-')[0] === 'pl' ? words.pl : words.en;
}
