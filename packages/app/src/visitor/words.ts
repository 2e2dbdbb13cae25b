import type { IssueCode } from '@hearback/schema/errors';

/** The sentences of the page around the form. The form's own words are in `@hearback/ui/forms`. */
export interface VisitorWords {
  required: string;
  invalidEmail: string;
  tooLong: string;
  invalid: string;
  sending: string;
  failed: string;
  throttled: string;
  troubleTitle: string;
  trouble: string;
  again: string;
}

const english: VisitorWords = {
  required: 'This field is required.',
  invalidEmail: 'Invalid email address.',
  tooLong: 'This text is too long.',
  invalid: 'This answer is not possible.',
  sending: 'Sending…',
  failed:
    'We could not send your answer. Nothing is lost: check your connection and send it again.',
  throttled: 'Many people are answering right now. Wait a minute and send it again.',
  troubleTitle: 'The form is out of reach',
  trouble: 'Something is not working on our side. Please try again in a moment.',
  again: 'Try again',
};

const polish: VisitorWords = {
  required: 'To pole jest wymagane.',
  invalidEmail: 'Nieprawidłowy adres e-mail.',
  tooLong: 'Ten tekst jest za długi.',
  invalid: 'Takiej odpowiedzi nie można wysłać.',
  sending: 'Wysyłanie…',
  failed:
    'Nie udało się wysłać odpowiedzi. Nic nie przepadło: sprawdź połączenie i wyślij ją ponownie.',
  throttled: 'Właśnie odpowiada wiele osób. Odczekaj minutę i wyślij ponownie.',
  troubleTitle: 'Formularz jest chwilowo niedostępny',
  trouble: 'Coś nie działa po naszej stronie. Spróbuj ponownie za chwilę.',
  again: 'Spróbuj ponownie',
};

/** The words in a language; English when there are none. */
export const visitorWords = (language: string): VisitorWords =>
  language.split('-')[0] === 'pl' ? polish : english;

/** What is wrong with a field, as a sentence. The page's script has the same sentences by code. */
export function issueWords(words: VisitorWords, code: IssueCode): string {
  return sentencesByCode(words)[code] ?? words.invalid;
}

/** Sentences for what can be wrong with an answer; `invalid` stands for all that is not named. */
export const sentencesByCode = (words: VisitorWords): Partial<Record<IssueCode, string>> => ({
  required: words.required,
  invalid_email: words.invalidEmail,
  too_long: words.tooLong,
  invalid: words.invalid,
});
