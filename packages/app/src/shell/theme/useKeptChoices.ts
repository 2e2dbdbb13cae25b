import type { Language } from '@hearback/schema/limits';

import { useUpdateUserDetailsMutation } from '../../server/generated/hooks';
import { useLanguage } from '../../i18n/IntlProvider';
import { showSnackbar } from '../snackbar/snackbar';
import { messages } from './messages';
import { chooseTheme, useTheme, type ThemeIndex } from './theme';

/** How the product looks and speaks: changed at once here, and kept for the person's next device. */
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
