import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { defaultLanguage, limits } from '../limits.ts';

const Words = v.pipe(v.string(), v.maxLength(limits.textMaxLength, issueSentences.too_long));

/** Words in one language, or the same words by language: `{"en-US": "Send", "pl-PL": "Wyślij"}`. */
export const LocalizedText = v.union([
  Words,
  v.record(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)), Words),
]);

export type LocalizedText = v.InferOutput<typeof LocalizedText>;

/** The words in a language; else in its sister (`pl` for `pl-PL`), in English, or in any. */
export function textIn(text: LocalizedText, language: string): string {
  if (typeof text === 'string') return text;
  const [root] = language.split('-');
  const sister = Object.keys(text).find((key) => key.split('-')[0] === root);
  return (
    text[language] ??
    (sister === undefined ? undefined : text[sister]) ??
    text[defaultLanguage] ??
    Object.values(text)[0] ??
    ''
  );
}
