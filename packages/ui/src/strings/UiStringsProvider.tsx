import { createContext, use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

import type { Language } from '@hearback/schema/limits';

import { en } from './en';
import { LoadingWord } from './LoadingWord';
import { pl } from './pl';
import type { UiStrings } from './UiStrings';

const byLanguage: Record<Language, UiStrings> = { 'en-US': en, 'pl-PL': pl };

const UiStringsContext = createContext<UiStrings>(en);

export interface UiStringsProviderProps {
  language: Language;
  children: ReactNode;
}

/** Gives every component under it its own words and number formats in one language. */
export function UiStringsProvider({ language, children }: UiStringsProviderProps) {
  return (
    <I18nProvider locale={language}>
      <UiStringsContext value={byLanguage[language]}>
        <LoadingWord value={byLanguage[language].loading}>{children}</LoadingWord>
      </UiStringsContext>
    </I18nProvider>
  );
}

/** The components' own words, in the reader's language. English where nobody chose. */
export const useUiStrings = (): UiStrings => use(UiStringsContext);
