import * as v from 'valibot';

import { defaultLanguage, limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';

export const Words = boundedText(limits.textMaxLength);

/** A language as BCP 47 names it: `pl`, `pl-PL`, `sr-Latn`, `zh-Hant-TW`, `es-419`. */
export const LanguageTag = v.pipe(
  boundedText(35),
  v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/),
);

/** Words in one language, or the same words by language: `{"en-US": "Send", "pl-PL": "Wyślij"}`. */
export const LocalizedText = v.union([Words, v.record(LanguageTag, Words)]);

export type LocalizedText = v.InferOutput<typeof LocalizedText>;

/** True if a text is a valid language tag. */
export const isLanguageTag = (text: string): boolean => v.is(LanguageTag, text);

const isBlank = (words: string): boolean => words.trim() === '';

const rootOf = (language: string): string => language.split('-')[0] ?? language;

/** The words in a language or in its sister (`pl` for `pl-PL`). Undefined: there are none. */
export function wordsIn(text: LocalizedText, language: string): string | undefined {
  if (typeof text === 'string') return isBlank(text) ? undefined : text;
  const own = text[language];
  if (own !== undefined && !isBlank(own)) return own;
  return Object.entries(text).find(
    ([key, words]) => rootOf(key) === rootOf(language) && !isBlank(words),
  )?.[1];
}

/** The words in a language; else in its sister, in English, or in any. */
export function textIn(text: LocalizedText, language: string): string {
  if (typeof text === 'string') return text;
  return (
    wordsIn(text, language) ??
    wordsIn(text, defaultLanguage) ??
    Object.values(text).find((words) => !isBlank(words)) ??
    ''
  );
}
