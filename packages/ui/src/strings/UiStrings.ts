import { createContext } from 'react';

export const loadingInEnglish = 'Loading…';

/**
 * The one text that a loading button needs, separate from the others, so that importing a button alone
 * does not bundle all of them.
 */
export const LoadingWord = createContext(loadingInEnglish);

/** Built-in texts of the components. All others come from the caller. */
export interface UiStrings {
  actions: string;
  cancel: string;
  checkAll: string;
  checkRow: (name: string) => string;
  rowDetails: (name: string) => string;
  chooseDays: string;
  chooseFile: string;
  chooseOption: string;
  clearDays: string;
  clearFilters: string;
  clearSearch: string;
  close: string;
  collapseNavigation: string;
  columns: string;
  comfortable: string;
  compact: string;
  confirmWord: (word: string) => string;
  dayTooEarly: (first: string) => string;
  dayTooLate: (last: string) => string;
  decrease: (label: string) => string;
  deleteAll: string;
  density: string;
  gallery: string;
  /** Expands a list that shows its first entries. */
  showAll: (count: number) => string;
  /** Choice between cards and lines. */
  layout: string;
  table: string;
  discard: string;
  discardQuestion: string;
  discardWarning: string;
  dismiss: string;
  dropFile: string;
  endBeforeStart: string;
  entries: (from: number, to: number, total: number) => string;
  entriesPerPage: string;
  expandNavigation: string;
  /** Number of filters that are on. */
  filters: (count: number) => string;
  /** Closes the filters; number of entries that they leave. */
  showEntries: (count: number) => string;
  /** Opens what a bar has no place for. */
  more: string;
  /** The bar at the foot of a phone. */
  quickNavigation: string;
  failedToLoad: string;
  firstDay: string;
  hidePassword: string;
  increase: (label: string) => string;
  keepEditing: string;
  lastDay: string;
  loading: string;
  navigation: string;
  next: string;
  noResults: string;
  noResultsHint: string;
  notifications: string;
  openCalendar: string;
  opensInNewTab: string;
  optional: string;
  page: (page: number, pages: number) => string;
  previous: string;
  remove: string;
  replaceFile: string;
  required: string;
  rowActions: (name: string) => string;
  search: string;
  selected: (count: number) => string;
  showPassword: string;
  skipToContent: string;
  sortBy: string;
  step: (step: number, steps: number) => string;
  stepDone: string;
  tryAgain: string;
  uncheckAll: string;
  view: string;
}
