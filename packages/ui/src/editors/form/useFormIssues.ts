import type { FormDocument } from '@hearback/schema/documents';
import { formLanguages } from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';

import { languageNames } from '../../internal/languageNames';
import { useWords } from '../../internal/useWords';
import { issueSentence } from '../kit/issueSentence';
import { findIssues, type FormIssue } from './findIssues';
import { thanksPage } from './thanksPage';
import { formEditorWords } from './words';

/** What a visitor would stumble over in a form, each with its sentence. */
export function useFormIssues(form: FormDocument): (FormIssue & { sentence: string })[] {
  const words = useWords(formEditorWords);
  const { locale } = useLocale();
  const nameOfLanguage = languageNames(locale);
  const languages = formLanguages(form);
  const nameOf = (partId: string) => {
    if (partId === thanksPage) return words.pages[thanksPage];
    const field = form.fields.find(({ id }) => id === partId);
    return field ? words.types[field.type] : '';
  };

  return findIssues(form).map((issue) => ({
    ...issue,
    sentence: issueSentence(issue, {
      words,
      nameOf,
      languageName: (language) => nameOfLanguage(language, languages),
    }),
  }));
}
