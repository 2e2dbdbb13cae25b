import * as v from 'valibot';

import { limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';
import type { FormDocument } from './formDocument.ts';
import { formLanguages, textsOfField } from './formLanguages.ts';
import { thanksTexts } from './formThanks.ts';
import { LanguageTag, Words, type LocalizedText } from './localizedText.ts';

/** Maximum number of stale languages per text. */
const maxLanguages = 200;

/** Key of a text: the ids of its field and, if it is that of an option, of the option. */
const textKey = v.pipe(boundedText(200), v.minLength(1));

/** State of a form's translations, for its owner. Visitors do not receive it. */
export const FormTranslations = v.strictObject({
  /** Main language of the texts. Omitted: the first one of the form. */
  main: v.exactOptional(LanguageTag),
  /**
   * The translations that are stale, by text and language, each with the words in the main language
   * that it was made from. A text goes by the id of its field, with another text of the field by
   * `drink.options.tea`, or by `thank_you.title`.
   */
  stale: v.exactOptional(
    v.pipe(
      v.record(textKey, v.pipe(v.record(LanguageTag, Words), v.maxEntries(maxLanguages))),
      v.maxEntries(limits.fieldsPerFormMax * 30 + thanksTexts.length),
    ),
  ),
});

export type FormTranslations = v.InferOutput<typeof FormTranslations>;

type Form = Pick<FormDocument, 'fields' | 'thank_you' | 'translations'>;

/** Key of a text of the page after sending in `stale`. */
const thanksKey = (name: (typeof thanksTexts)[number]) => `thank_you.${name}`;

/** A translation that was made from other words than those of the main language now. */
export interface StaleText {
  /** Its field; none for a text of the page after sending. */
  fieldId?: string;
  /** Key of the text in `stale`. */
  key: string;
  language: string;
  /** Source text of the translation, in the main language. */
  from: string;
}

/** Main language of a form's texts. Undefined if they are not localized. */
export function mainLanguageOf(form: Form): string | undefined {
  const languages = formLanguages(form);
  const { main } = form.translations ?? {};
  return main !== undefined && languages.includes(main) ? main : languages[0];
}

const keyIn = (fieldId: string, name: string) => (name === '' ? fieldId : `${fieldId}.${name}`);

/** All texts of a form by their key in `stale`, shown or not. */
export const keyedTexts = ({ fields, thank_you = {} }: Form): [string, LocalizedText][] => [
  ...fields.flatMap((field) =>
    textsOfField(field).map(([name, text]): [string, LocalizedText] => [
      keyIn(field.id, name),
      text,
    ]),
  ),
  ...thanksTexts.flatMap((name): [string, LocalizedText][] => {
    const text = thank_you[name];
    return text === undefined ? [] : [[thanksKey(name), text]];
  }),
];

const ownWords = (text: LocalizedText | undefined, language: string): string =>
  (typeof text === 'object' ? (text[language] ?? '') : '').trim();

/** The field of a text by its key. None for a text of the page after sending. */
function fieldOf(form: Form, key: string): { fieldId?: string } {
  const field = form.fields.find((each) =>
    textsOfField(each).some(([name]) => keyIn(each.id, name) === key),
  );
  return field ? { fieldId: field.id } : {};
}

/** The translations of a form that are to be checked: those in one language, or all. */
export function staleTexts(form: Form, language?: string): StaleText[] {
  const { stale = {} } = form.translations ?? {};
  const main = mainLanguageOf(form);
  const isShown = (key: string) =>
    key !== thanksKey('review_label') || form.thank_you?.review_url !== undefined;
  return keyedTexts(form).flatMap(([key, text]) =>
    Object.entries(stale[key] ?? {})
      .filter(
        ([tag, from]) =>
          (language === undefined || tag === language) &&
          tag !== main &&
          isShown(key) &&
          ownWords(text, tag) !== '' &&
          ownWords(text, main ?? '') !== from.trim(),
      )
      .map(([tag, from]) => ({
        key,
        language: tag,
        from,
        ...fieldOf(form, key),
      })),
  );
}

/** Replaces the stale marks of a form. Empty marks are removed, so that equal forms compare equal. */
export function withStale<Marked extends Form>(
  form: Marked,
  marks: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Marked {
  const { translations: { stale: _, ...rest } = {}, ...others } = form;
  const stale = Object.fromEntries(
    Object.entries(marks).filter(([, languages]) => Object.keys(languages).length > 0),
  );
  const translations = { ...rest, ...(Object.keys(stale).length > 0 && { stale }) };
  return Object.keys(translations).length > 0
    ? ({ ...others, translations } as Marked)
    : (others as Marked);
}

/**
 * Updates the stale marks after a change: if a text in the main language changed, each translation
 * that was not changed as well is stale. A new translation is current again, and so is one whose
 * source text was restored.
 */
export function markStale<Marked extends Form>(before: Form, after: Marked): Marked {
  const main = mainLanguageOf(after);
  const isSameMain = mainLanguageOf(before) === main;
  const old = new Map(keyedTexts(before));
  const known = after.translations?.stale ?? {};

  const marksOf = ([key, text]: [string, LocalizedText]): [string, Record<string, string>] => {
    const was = old.get(key);
    if (typeof text === 'string' || main === undefined) return [key, {}];
    const now = ownWords(text, main);
    const marks = Object.keys(text).flatMap((language): [string, string][] => {
      if (language === main || ownWords(text, language) === '') return [];
      if (typeof was === 'object' && was[language] !== text[language]) return [];
      const isChanged = isSameMain && typeof was === 'object' && ownWords(was, main) !== now;
      const from = known[key]?.[language] ?? (isChanged ? ownWords(was, main) : undefined);
      return from === undefined || from.trim() === now ? [] : [[language, from]];
    });
    return [key, Object.fromEntries(marks)];
  };
  const marks = Object.fromEntries(
    keyedTexts(after)
      .map(marksOf)
      .filter(([, languages]) => Object.keys(languages).length > 0),
  );
  // The same form stays the same object.
  return JSON.stringify(marks) === JSON.stringify(known) ? after : withStale(after, marks);
}
