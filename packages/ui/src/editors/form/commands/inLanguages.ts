import { textOf, withTextOf, wordsIn, type FormField } from '@hearback/schema/documents';

/** A field in the languages of its form: words it brings in others go, those it lacks are empty. */
export function inLanguages(field: FormField, languages: readonly string[]): FormField {
  const text = textOf(field);
  if (typeof text === 'string' || languages.length === 0) return field;
  return withTextOf(
    field,
    Object.fromEntries(languages.map((language) => [language, wordsIn(text, language) ?? ''])),
  );
}
