import {
  formLanguages,
  isLanguageTag,
  mainLanguageOf,
  withEachText,
  type FormDocument,
  staleTexts,
  withStale,
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

export interface RemoveLanguage {
  type: 'removeLanguage';
  language: string;
}

/** Removes a language from all texts of a form. The last language stays. */
export function removeLanguage(form: FormDocument, { language }: RemoveLanguage): FormDocument {
  const known = formLanguages(form);
  if (!known.includes(language) || known.length < 2) return form;

  return withEachText(form, (text) => {
    if (typeof text === 'string') return text;
    const { [language]: _, ...others } = text;
    return others;
  });
}

export interface ChooseMainLanguage {
  type: 'chooseMainLanguage';
  language: string;
}

/** Sets the main language, the source of translations. Stale texts stay stale, but in that language. */
export function chooseMainLanguage(
  form: FormDocument,
  { language }: ChooseMainLanguage,
): FormDocument {
  if (!formLanguages(form).includes(language) || mainLanguageOf(form) === language) return form;
  return { ...form, translations: { ...form.translations, main: language } };
}

export interface ConfirmTranslations {
  type: 'confirmTranslations';
  language: string;
  /** Key of one text, as in the stale marks. Default: all texts of the language. */
  key?: string;
}

/** Confirms translations whose source text has changed: they are no longer stale. */
export function confirmTranslations(
  form: FormDocument,
  { language, key }: ConfirmTranslations,
): FormDocument {
  const right = staleTexts(form, language).filter((text) => key === undefined || text.key === key);
  if (right.length === 0) return form;
  const isRight = (marked: string, tag: string) =>
    tag === language && right.some((text) => text.key === marked);
  const marks = Object.entries(form.translations?.stale ?? {}).map(
    ([marked, languages]) =>
      [
        marked,
        Object.fromEntries(Object.entries(languages).filter(([tag]) => !isRight(marked, tag))),
      ] as const,
  );
  return withStale(form, Object.fromEntries(marks));
}
