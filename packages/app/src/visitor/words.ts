import type { IssueCode } from '@hearback/schema/errors';

import type { Refusal } from './VisitorPage';
import { english } from './words/english';
import { german } from './words/german';
import { polish } from './words/polish';
import { ukrainian } from './words/ukrainian';
import type { VisitorWords } from './words/VisitorWords';

const byLanguage: Readonly<Record<string, VisitorWords>> = {
  de: german,
  en: english,
  pl: polish,
  uk: ukrainian,
};

/** The words in a language; English when there are none. */
export const visitorWords = (language: string): VisitorWords =>
  byLanguage[language.split('-')[0] ?? ''] ?? english;

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

/** Why an answer was not taken. */
export const refusalSentence = (
  words: VisitorWords,
  refusal: Refusal | 'failed' | 'throttled',
): string => (refusal === 'email' ? `${words.refused} ${words.checkEmail}` : words[refusal]);
