import { languages as productLanguages } from '../limits.ts';
import type { FormField } from './fields/fieldTypes.ts';
import type { FormDocument } from './formDocument.ts';
import { thanksTexts } from './formThanks.ts';
import { textIn, wordsIn, type LocalizedText } from './localizedText.ts';

type Words = Pick<FormDocument, 'fields' | 'thank_you'>;

/** Text of a field: its words, its label, or the alternative text of its picture. */
export function textOf(field: FormField): LocalizedText {
  switch (field.type) {
    case 'text':
      return field.text;
    case 'logo':
      return field.alt;
    default:
      return field.label;
  }
}

/** The same field with other words. */
export function withTextOf(field: FormField, text: LocalizedText): FormField {
  switch (field.type) {
    case 'text':
      return { ...field, text };
    case 'logo':
      return { ...field, alt: text };
    default:
      return { ...field, label: text };
  }
}

/** True for a text that a visitor is not shown: that of an option that the field does not offer. */
const isUnseen = (name: string, field: object): boolean =>
  name === 'other_label' && 'other' in field && field.other === false;

/**
 * Each text of a field, changed. By convention these are the field's own, every property that ends with
 * `_label`, and the labels in lists of options.
 */
export function withEachTextOf(
  field: FormField,
  change: (text: LocalizedText, key: string) => LocalizedText,
): FormField {
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<unknown>(field)) {
    if (name.endsWith('_label')) others[name] = change(value as LocalizedText, name);
    if (!Array.isArray(value)) continue;
    others[name] = (value as { id: string; label: LocalizedText }[]).map((option) => ({
      ...option,
      label: change(option.label, `${name}.${option.id}`),
    }));
  }
  return withTextOf({ ...field, ...others }, change(textOf(field), ''));
}

/** Every text of a field that a visitor can read, by its key within the field. Its own has none, and is first. */
export function textsOfField(field: FormField): [key: string, text: LocalizedText][] {
  // Beside its box stands a sentence of the product.
  if (field.type === 'publication') return [];
  const others: [string, LocalizedText][] = [];
  withEachTextOf(field, (text, key) => {
    if (key !== '' && !isUnseen(key, field)) others.push([key, text]);
    return text;
  });
  return [['', textOf(field)], ...others];
}

/** The texts of a form's thanks that are shown: a link's words only where there is a link. */
const shownThanks = ({ thank_you = {} }: Words): LocalizedText[] =>
  thanksTexts
    .filter((name) => name !== 'review_label' || thank_you.review_url !== undefined)
    .map((name) => thank_you[name])
    .filter((text) => text !== undefined);

/** Every text that a form's visitor can read: those of its fields, then those of its thanks. */
export const textsOf = (form: Words): LocalizedText[] => [
  ...form.fields.flatMap((field) => textsOfField(field).map(([, text]) => text)),
  ...shownThanks(form),
];

/** The same form with each of its texts turned into another. */
export function withEachText<Form extends Words>(
  form: Form,
  change: (text: LocalizedText) => LocalizedText,
): Form {
  const fields = form.fields.map((field) => withEachTextOf(field, (text) => change(text)));
  if (!form.thank_you) return { ...form, fields };
  const thank_you = { ...form.thank_you };
  for (const name of thanksTexts) {
    const text = thank_you[name];
    if (text !== undefined) thank_you[name] = change(text);
  }
  return { ...form, fields, thank_you };
}

/** The product's own languages first, then by name: a database keeps no order within a text. */
const placeOf = (language: string): number => {
  const place = productLanguages.findIndex((own) => own === language);
  return place === -1 ? productLanguages.length : place;
};

/** Languages of a form, English first. None: its texts are not localized. */
export function formLanguages(form: Words): string[] {
  const texts = textsOf(form).filter((text) => typeof text !== 'string');
  return [...new Set(texts.flatMap((text) => Object.keys(text)))].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1),
  );
}

/** True if a text has words in another language, but none in this one. */
export const lacksWords = (text: LocalizedText, language: string): boolean =>
  wordsIn(text, language) === undefined && textIn(text, language) !== '';

/**
 * The languages in which a visitor can be shown all of a form, so that no page mixes two. A form
 * that is whole in none of its languages has them all.
 */
export function wholeLanguages(form: Words): string[] {
  const languages = formLanguages(form);
  const texts = textsOf(form);
  const whole = languages.filter((language) => !texts.some((text) => lacksWords(text, language)));
  return whole.length === 0 ? languages : whole;
}
