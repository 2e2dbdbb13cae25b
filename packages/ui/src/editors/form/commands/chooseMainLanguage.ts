import { formLanguages, mainLanguageOf, type FormDocument } from '@hearback/schema/documents';

export interface ChooseMainLanguage {
  type: 'chooseMainLanguage';
  language: string;
}

/** Says in which language texts are written first. What is stale stays so, but in that language. */
export function chooseMainLanguage(
  form: FormDocument,
  { language }: ChooseMainLanguage,
): FormDocument {
  if (!formLanguages(form).includes(language) || mainLanguageOf(form) === language) return form;
  return { ...form, translations: { ...form.translations, main: language } };
}
