import {
  formLanguages,
  isLanguageTag,
  withEachText,
  type FormDocument,
} from '@hearback/schema/documents';
import { languages as productLanguages } from '@hearback/schema/limits';

export interface AddLanguage {
  type: 'addLanguage';
  /** As BCP 47 names it. */
  language: string;
}

/**
 * Makes room for one more language: every text that is told by language gets an empty one. Words for
 * all languages stay what they are, unless there are no others to hang the language on.
 */
export function addLanguage(form: FormDocument, { language }: AddLanguage): FormDocument {
  const known = formLanguages(form);
  if (!isLanguageTag(language) || known.includes(language)) return form;

  return withEachText(form, (text) => {
    if (typeof text !== 'string') return { ...text, [language]: '' };
    if (known.length > 0 || text.trim() === '') return text;
    const same = Object.fromEntries(productLanguages.map((spoken) => [spoken, text]));
    return { [language]: '', ...same };
  });
}
