import { staleTexts, withStale, type FormDocument } from '@hearback/schema/documents';

export interface ConfirmTranslations {
  type: 'confirmTranslations';
  language: string;
  /** One text, by what its marks go by. Left out: all of the language. */
  key?: string;
}

/** Says of translations that they are still right, although the text they were made from has changed. */
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
