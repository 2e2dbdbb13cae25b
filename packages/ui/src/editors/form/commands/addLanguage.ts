import {
  formLanguages,
  isLanguageTag,
  mainLanguageOf,
  withEachText,
  type FormDocument,
} from '@hearback/schema/documents';
import { defaultLanguage, languages as productLanguages } from '@hearback/schema/limits';

export interface AddLanguage {
  type: 'addLanguage';
  /** BCP 47 tag. */
  language: string;
  /** Translations of the product's default texts, keyed by the text in the main language. */
  defaults?: Readonly<Record<string, string>>;
}

/**
 * Adds a language: each multilingual text gets the product's translation if it is still a default
 * text, else an empty one. Single texts for all languages stay as they are, unless the form has no
 * languages yet.
 */
export function addLanguage(
  form: FormDocument,
  { language, defaults = {} }: AddLanguage,
): FormDocument {
  const known = formLanguages(form);
  if (!isLanguageTag(language) || known.includes(language)) return form;

  const main = mainLanguageOf(form) ?? defaultLanguage;
  const wordsFor = (text: string) =>
    Object.hasOwn(defaults, text.trim()) ? (defaults[text.trim()] ?? '') : '';
  return withEachText(form, (text) => {
    if (typeof text !== 'string') return { ...text, [language]: wordsFor(text[main] ?? '') };
    if (known.length > 0 || text.trim() === '') return text;
    const same = Object.fromEntries(productLanguages.map((spoken) => [spoken, text]));
    return { [language]: wordsFor(text), ...same };
  });
}
