import { useEffect } from 'react';

import type { Language } from '@hearback/schema/limits';

import { useUpdateUserDetailsMutation } from '../../server/generated/hooks';
import { useLanguage } from '../../i18n/IntlProvider';
import { showSnackbar } from '../snackbar/snackbar';
import { messages } from './messages';
import { chooseTheme, type ThemeIndex, useTheme } from './theme';
import { isLanguage } from '../../i18n/language';

interface Choices {
  theme: number;
  language: string;
}

/** Applies the account's theme and language on a device without a choice of its own. */
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

/** Theme and language: applied here at once, and saved in the account for other devices. */
export function useKeptChoices() {
  const theme = useTheme();
  const { language, chooseLanguage } = useLanguage();
  const [updateUserDetails] = useUpdateUserDetailsMutation({
    context: { failure: messages.notKept },
  });

  const keep = async (input: { theme: number } | { language: Language }) => {
    const { data } = await updateUserDetails({ variables: { input } });
    if (data && !data.updateUserDetails.user) showSnackbar('error', messages.notKept);
  };

  return {
    theme,
    language,
    changeTheme: (next: ThemeIndex) => {
      chooseTheme(next);
      void keep({ theme: next });
    },
    changeLanguage: (next: Language) => {
      void chooseLanguage(next);
      void keep({ language: next });
    },
  };
}
