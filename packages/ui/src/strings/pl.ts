import type { UiStrings } from './UiStrings';

const number = new Intl.NumberFormat('pl-PL');
const plural = new Intl.PluralRules('pl-PL');

const selectedWord = (count: number) =>
  ({ one: 'zaznaczona', few: 'zaznaczone', many: 'zaznaczonych', other: 'zaznaczonych' })[
    plural.select(count) as 'one' | 'few' | 'many' | 'other'
  ];

/** Built-in texts of the components in Polish. */
export const pl: UiStrings = {
  actions: 'Działania',
  cancel: 'Anuluj',
  checkAll: 'Zaznacz wszystko',
  checkRow: (name) => `Zaznacz: ${name}`,
  rowDetails: (name) => `Szczegóły: ${name}`,
  chooseDays: 'Wybierz dni…',
  chooseFile: 'Wybierz plik',
  chooseOption: 'Wybierz…',
  clearDays: 'Wyczyść daty',
  clearFilters: 'Wyczyść filtry',
  clearSearch: 'Wyczyść wyszukiwanie',
  close: 'Zamknij',
  collapseNavigation: 'Zwiń pasek boczny',
  columns: 'Kolumny',
  comfortable: 'Swobodne',
  compact: 'Zwarte',
  confirmWord: (word) => `Aby potwierdzić, wpisz ${word}`,
  dayTooEarly: (first) => `Wybierz ${first} albo późniejszy dzień.`,
  dayTooLate: (last) => `Wybierz ${last} albo wcześniejszy dzień.`,
  decrease: (label) => `Zmniejsz: ${label}`,
  deleteAll: 'Usuń wszystkie',
  density: 'Wiersze',
  gallery: 'Galeria',
  showAll: (count) => `Pokaż wszystkie (${number.format(count)})`,
  layout: 'Pokaż jako',
  table: 'Tabela',
  discard: 'Odrzuć zmiany',
  discardQuestion: 'Odrzucić wpisane dane?',
  discardWarning: 'Twoje zmiany nie są jeszcze zapisane.',
  dismiss: 'Odrzuć',
  dropFile: 'lub upuść albo wklej go tutaj',
  endBeforeStart: 'Ostatni dzień jest przed pierwszym. Zamień je albo wybierz inne dni.',
  entries: (from, to, total) =>
    total === 0
      ? 'Brak pozycji'
      : `${number.format(from)}–${number.format(to)} z ${number.format(total)} pozycji`,
  entriesPerPage: 'Pozycji na stronie',
  expandNavigation: 'Rozwiń pasek boczny',
  more: 'Więcej',
  quickNavigation: 'Szybka nawigacja',
  failedToLoad: 'Nie udało się tego wczytać.',
  firstDay: 'Pierwszy dzień',
  hidePassword: 'Ukryj hasło',
  increase: (label) => `Zwiększ: ${label}`,
  keepEditing: 'Edytuj dalej',
  lastDay: 'Ostatni dzień',
  loading: 'Wczytywanie…',
  navigation: 'Główna nawigacja',
  next: 'Następna',
  noResults: 'Brak wyników',
  noResultsHint: 'Użyj mniejszej liczby słów albo wyczyść wyszukiwanie i filtry.',
  notifications: 'Komunikaty',
  openCalendar: 'Otwórz kalendarz',
  opensInNewTab: 'otwiera się w nowej karcie',
  optional: 'opcjonalne',
  page: (page, pages) => `Strona ${number.format(page)} z ${number.format(pages)}`,
  previous: 'Poprzednia',
  remove: 'Usuń',
  replaceFile: 'Wybierz inny plik',
  required: 'wymagane',
  rowActions: (name) => `Działania: ${name}`,
  search: 'Szukaj',
  selected: (count) => `${number.format(count)} ${selectedWord(count)}`,
  showPassword: 'Pokaż hasło',
  skipToContent: 'Przejdź do treści',
  sortBy: 'Sortuj według',
  step: (step, steps) => `Krok ${step} z ${steps}`,
  stepDone: 'gotowe',
  tryAgain: 'Spróbuj ponownie',
  uncheckAll: 'Odznacz wszystko',
  view: 'Widok',
};
