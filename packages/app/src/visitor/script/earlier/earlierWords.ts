interface EarlierWords {
  waits: string;
  /** A link to the receipt follows. */
  sent: string;
  /** Another answer was kept under its id. Two buttons follow. */
  taken: string;
  second: string;
  discard: string;
}

const english: EarlierWords = {
  waits: 'An earlier answer is waiting on this phone.',
  sent: 'Your earlier answer was sent.',
  taken: 'You changed an earlier answer after it had been sent. The first one was kept.',
  second: 'Send the changed one, too',
  discard: 'Discard the changed one',
};

const byLanguage: Readonly<Record<string, EarlierWords>> = {
  de: {
    waits: 'Eine frühere Antwort wartet auf diesem Telefon.',
    sent: 'Ihre frühere Antwort wurde gesendet.',
    taken: 'Sie haben eine frühere Antwort nach dem Senden geändert. Die erste bleibt erhalten.',
    second: 'Auch die geänderte senden',
    discard: 'Die geänderte verwerfen',
  },
  en: english,
  pl: {
    waits: 'Wcześniejsza odpowiedź czeka na tym telefonie.',
    sent: 'Twoja wcześniejsza odpowiedź została wysłana.',
    taken: 'Wcześniejsza odpowiedź została zmieniona już po wysłaniu. Zachowaliśmy pierwszą.',
    second: 'Wyślij też zmienioną',
    discard: 'Odrzuć zmienioną',
  },
  uk: {
    waits: 'Попередня відповідь чекає на цьому телефоні.',
    sent: 'Вашу попередню відповідь надіслано.',
    taken: 'Попередню відповідь змінено вже після надсилання. Ми зберегли першу.',
    second: 'Надіслати також змінену',
    discard: 'Відкинути змінену',
  },
};

/** What became of an answer from before, in a language; in English when there is nothing. */
export const earlierWords = (language: string): EarlierWords =>
  byLanguage[language.split('-')[0] ?? ''] ?? english;
