import { createContext, type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components';

import type { Language } from '@hearback/schema/limits';

import { en } from './en';
import { pl } from './pl';
import { LoadingWord, type UiStrings } from './UiStrings';

const byLanguage: Record<Language, UiStrings> = { 'en-US': en, 'pl-PL': pl };

const UiStringsContext = createContext<UiStrings>(en);

export interface UiStringsProviderProps {
  language: Language;
  children: ReactNode;
}

/** Provides built-in texts and number formats of one language to all components under it. */
export function UiStringsProvider({ language, children }: UiStringsProviderProps) {
  return (
    <I18nProvider locale={language}>
      <UiStringsContext value={byLanguage[language]}>
        <LoadingWord value={byLanguage[language].loading}>{children}</LoadingWord>
      </UiStringsContext>
    </I18nProvider>
  );
}

/** The components' built-in texts in the reader's language. Default: English. */
export const useUiStrings = (): UiStrings => use(UiStringsContext);
