import { type FormDocument, formLanguages } from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';
import { languageFormat } from '../../internal/languageFormat';
import { issueSentence } from '../kit/EditorIssue';
import { useEditorWords } from './fieldNames';
import { findFormIssues, type FormIssue } from './findFormIssues';
import { thanksPage } from './thanksPage';

/** Returns the issues of a form, each with its localized sentence. */
export function useFormIssues(form: FormDocument): (FormIssue & { sentence: string })[] {
  const words = useEditorWords();
  const { locale } = useLocale();
  const nameOfLanguage = languageFormat(locale);
  const languages = formLanguages(form);
  const nameOf = (partId: string) => {
    if (partId === thanksPage) return words.pages[thanksPage];
    const field = form.fields.find(({ id }) => id === partId);
    return field ? words.types[field.type] : '';
  };

  return findFormIssues(form).map((issue) => ({
    ...issue,
    sentence: issueSentence(issue, {
      words,
      nameOf,
      languageName: (language) => nameOfLanguage(language, languages),
    }),
  }));
}
