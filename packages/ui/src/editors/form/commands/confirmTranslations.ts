import { staleTexts, withStale, type FormDocument } from '@hearback/schema/documents';

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
