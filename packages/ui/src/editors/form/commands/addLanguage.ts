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
  /** As BCP 47 names it. */
  language: string;
  /** What texts of the product itself are called in it, by their words in the main language. */
  defaults?: Readonly<Record<string, string>>;
}

/**
 * Makes room for one more language: every text that is told by language gets one, in the product's own
 * words where it is the product's still, else an empty one. Words for all languages stay what they are,
 * unless there are no others to hang the language on.
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
