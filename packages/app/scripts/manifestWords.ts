import type { Language } from '@hearback/schema/limits';

interface ManifestWords {
  description: string;
  shortcuts: Record<'feedback' | 'code' | 'stats', string>;
  screenshots: Record<'home' | 'stats' | 'feedback' | 'codes', string>;
}

/** What systems and stores say of the app. Its name is the same everywhere. */
export const manifestWords: Record<Language, ManifestWords> = {
  'en-US': {
    description: 'Customer feedback through printed QR codes.',
    shortcuts: { feedback: 'Feedback', code: 'New code', stats: 'Statistics' },
    screenshots: {
      home: 'Home: the figures of the week and what is new',
      stats: 'Statistics: how ratings move',
      feedback: 'Feedback, as it comes in',
      codes: 'Codes, each with its form and its frame',
    },
  },
  'pl-PL': {
    description: 'Opinie klientów przez drukowane kody QR.',
    shortcuts: { feedback: 'Opinie', code: 'Nowy kod', stats: 'Statystyki' },
    screenshots: {
      home: 'Strona główna: liczby tygodnia i nowości',
      stats: 'Statystyki: jak zmieniają się oceny',
      feedback: 'Opinie, tak jak przychodzą',
      codes: 'Kody, każdy z formularzem i ramką',
    },
  },
};
