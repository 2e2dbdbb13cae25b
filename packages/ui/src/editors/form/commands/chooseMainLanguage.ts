import { formLanguages, mainLanguageOf, type FormDocument } from '@hearback/schema/documents';

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
