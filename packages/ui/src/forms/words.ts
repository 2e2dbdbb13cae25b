/** The few words a form brings itself. Everything else was written by its owner. */
export interface FormWords {
  required: string;
  /** What a screen reader says for a star. */
  rating: (rating: number) => string;
  lowest: string;
  highest: string;
  codeLabel: string;
  thanksTitle: string;
  thanks: (venue: string | undefined) => string;
  closedTitle: string;
  closed: string;
  unknownTitle: string;
  unknown: string;
  /** For a field that people do not see, so that programs that fill in everything give themselves away. */
  trap: string;
}

const english: FormWords = {
  required: 'Required',
  rating: (rating) => `${rating} of 10`,
  lowest: 'Not good',
  highest: 'Excellent',
  codeLabel: 'Code that opens this form on a phone',
  thanksTitle: 'Thank you!',
  thanks: (venue) =>
    venue === undefined
      ? 'Your feedback was sent. You can close this page.'
      : `Your feedback is with ${venue}. You can close this page.`,
  closedTitle: 'Closed for now',
  closed: 'This form is taking a break. Please come back another time.',
  unknownTitle: 'There is no form here',
  unknown:
    'The code is not open to visitors, or its address is not complete. Try to scan it again.',
  trap: 'Leave this empty',
};

const polish: FormWords = {
  required: 'Wymagane',
  rating: (rating) => `${rating} z 10`,
  lowest: 'Słabo',
  highest: 'Znakomicie',
  codeLabel: 'Kod, który otwiera ten formularz w telefonie',
  thanksTitle: 'Dziękujemy!',
  thanks: (venue) =>
    venue === undefined
      ? 'Twoja opinia została wysłana. Możesz zamknąć tę stronę.'
      : `Twoja opinia dotarła do: ${venue}. Możesz zamknąć tę stronę.`,
  closedTitle: 'Chwilowo zamknięte',
  closed: 'Ten formularz ma przerwę. Zajrzyj tu innym razem.',
  unknownTitle: 'Tu nie ma formularza',
  unknown:
    'Kod nie jest udostępniony albo jego adres jest niepełny. Spróbuj zeskanować go jeszcze raz.',
  trap: 'Zostaw to pole puste',
};

/** The words in a language; English when there are none. */
export const formWords = (language: string): FormWords =>
  language.split('-')[0] === 'pl' ? polish : english;
