import { createIntl, IntlErrorCode, type IntlShape } from '@formatjs/intl';
import { defaultLanguage } from '@hearback/schema/limits';

/** A letter's sentences in Polish, by message id. English stands in the messages themselves. */
export type Translation = Readonly<Record<string, string>>;

/** Formats a letter's sentences in a person's language; English where that language is not spoken. */
export const letterIntl = (language: string, polish: Translation): IntlShape => {
  const isPolish = language.startsWith('pl');
  return createIntl({
    locale: isPolish ? 'pl-PL' : defaultLanguage,
    defaultLocale: defaultLanguage,
    messages: isPolish ? { ...polish } : {},
    onError: (error) => {
      // English needs no catalogue: its sentences are the defaults.
      if (error.code === IntlErrorCode.MISSING_TRANSLATION && !isPolish) return;
      throw error;
    },
  });
};
