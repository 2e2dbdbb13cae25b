import { useEffect } from 'react';

import { isLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/IntlProvider';
import { chooseTheme } from './theme';

interface Choices {
  theme: number;
  language: string;
}

/** On a device where nobody chose yet, the account's own theme and language hold. */
export function useAdoptedChoices(choices: Choices | undefined) {
  const { chooseLanguage } = useLanguage();

  useEffect(() => {
    if (!choices) return;
    if (localStorage.getItem('theme') === null) chooseTheme(choices.theme === 1 ? 1 : 0);
    if (localStorage.getItem('language') === null && isLanguage(choices.language)) {
      void chooseLanguage(choices.language);
    }
  }, [choices, chooseLanguage]);
}
