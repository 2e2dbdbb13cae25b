import type { LocalizedText } from './localizedText.ts';

interface FieldTypeFacts {
  /** How many of them one form may have. */
  maxPerForm: number;
  /** Whether a visitor answers it. */
  answered: boolean;
  /** The label a new field starts with. */
  label: LocalizedText;
}

/** Every type of field a form can have. A new type starts here. */
export const fieldTypes = {
  text: { maxPerForm: 1, answered: false, label: { 'en-US': 'Text', 'pl-PL': 'Tekst' } },
  logo: { maxPerForm: 1, answered: false, label: { 'en-US': 'Logo', 'pl-PL': 'Logo' } },
  email: {
    maxPerForm: 1,
    answered: true,
    label: { 'en-US': 'Your email', 'pl-PL': 'Twój adres e-mail' },
  },
  name: { maxPerForm: 1, answered: true, label: { 'en-US': 'Your name', 'pl-PL': 'Twoje imię' } },
  comment: {
    maxPerForm: 1,
    answered: true,
    label: { 'en-US': 'Tell us more', 'pl-PL': 'Powiedz nam więcej' },
  },
  rating: {
    maxPerForm: 1,
    answered: true,
    label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' },
  },
  navigation: { maxPerForm: 1, answered: false, label: { 'en-US': 'Send', 'pl-PL': 'Wyślij' } },
  qr: {
    maxPerForm: 1,
    answered: false,
    label: { 'en-US': 'Continue on your phone', 'pl-PL': 'Dokończ na telefonie' },
  },
} as const satisfies Record<string, FieldTypeFacts>;

export type FieldType = keyof typeof fieldTypes;
