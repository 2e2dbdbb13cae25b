import { textOf, withTextOf, wordsIn, type FormField } from '@hearback/schema/documents';

/** A field in the languages of its form: words it brings in others go, those it lacks are empty. */
export function inLanguages(
  field: FormField,
  languages: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): FormField {
  const own = textOf(field);
  if (typeof own === 'string' || languages.length === 0) return field;
  const text = { ...labels, ...own };
  return withTextOf(
    field,
    Object.fromEntries(languages.map((language) => [language, wordsIn(text, language) ?? ''])),
  );
}
