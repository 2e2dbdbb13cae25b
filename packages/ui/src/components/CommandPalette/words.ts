import type { WordsByLanguage } from '../../internal/useWords';

interface PaletteWords {
  choose: string;
  open: string;
  close: string;
  results: (count: number) => string;
  nothing: (text: string) => string;
  nothingHint: string;
  failed: string;
  offline: string;
}

/** Texts of the command palette. */
export const paletteWords: WordsByLanguage<PaletteWords> = {
  en: {
    choose: 'to choose',
    open: 'to open',
    close: 'to close',
    results: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
    nothing: (text) => `Nothing matches “${text}”`,
    nothingHint: 'Try fewer words, or another name.',
    failed: 'Not everything could be searched.',
    offline: 'You are offline. Only what you saw lately can be found.',
  },
  pl: {
    choose: 'wybierz',
    open: 'otwórz',
    close: 'zamknij',
    results: (count) => {
      const kind = new Intl.PluralRules('pl').select(count);
      return `${count} ${{ one: 'wynik', few: 'wyniki' }[kind as string] ?? 'wyników'}`;
    },
    nothing: (text) => `Nic nie pasuje do „${text}”`,
    nothingHint: 'Wpisz mniej słów albo inną nazwę.',
    failed: 'Nie wszystko udało się przeszukać.',
    offline: 'Brak połączenia. Znajdziesz tylko to, co było ostatnio na ekranie.',
  },
};
