interface EarlierWords {
  waits: string;
  /** A link to the receipt follows. */
  sent: string;
}

const english: EarlierWords = {
  waits: 'An earlier answer is waiting on this phone.',
  sent: 'Your earlier answer was sent.',
};

const byLanguage: Readonly<Record<string, EarlierWords>> = {
  de: {
    waits: 'Eine frühere Antwort wartet auf diesem Telefon.',
    sent: 'Ihre frühere Antwort wurde gesendet.',
  },
  en: english,
  pl: {
    waits: 'Wcześniejsza odpowiedź czeka na tym telefonie.',
    sent: 'Twoja wcześniejsza odpowiedź została wysłana.',
  },
  uk: {
    waits: 'Попередня відповідь чекає на цьому телефоні.',
    sent: 'Вашу попередню відповідь надіслано.',
  },
};

/** What became of an answer from before, in a language; in English when there is nothing. */
export const earlierWords = (language: string): EarlierWords =>
  byLanguage[language.split('-')[0] ?? ''] ?? english;
