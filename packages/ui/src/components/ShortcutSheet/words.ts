import type { WordsByLanguage } from '../../internal/useWords';

/** What a list of keys is called. */
export const sheetWords: WordsByLanguage<{ title: string }> = {
  en: { title: 'Keyboard shortcuts' },
  pl: { title: 'Skróty klawiszowe' },
};
