import { formLanguages, withEachText, type FormDocument } from '@hearback/schema/documents';

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
