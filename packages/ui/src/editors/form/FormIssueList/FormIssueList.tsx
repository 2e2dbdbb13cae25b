import { type FormDocument, formLanguages } from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';

import { useWords } from '../../../internal/useWords';
import { IssueList } from '../../kit/IssueList/IssueList';
import type { FormCommand } from '../commands/apply';
import { dismissalOf, type FormIssue, findFormIssues } from '../findFormIssues';
import { languageFormat } from '../../../internal/languageFormat';
import { issueSentence } from '../../kit/EditorIssue';
import { useEditorWords } from '../fieldNames';
import { thanksPage } from '../thanksPage';
import { formEditorWords } from '../words';

export interface FormIssueListProps {
  form: FormDocument;
  /** Opens the field of an issue, in its language. */
  onOpen: (issue: FormIssue) => void;
  /** Runs a command, here to confirm a stale translation. */
  run: (command: FormCommand) => void;
}

/** Lists the issues of a form before publication. Renders nothing if there are none. */
export function FormIssueList({ form, onOpen, run }: FormIssueListProps) {
  const words = useWords(formEditorWords);
  const issues = useFormIssues(form);

  return (
    <IssueList
      title={words.issueTitle}
      issues={issues.map(({ sentence, ...issue }) => ({
        sentence,
        onOpen: () => onOpen(issue),
        dismiss: dismissalOf(issue, words.stillRight, run),
      }))}
    />
  );
}

/** Returns the issues of a form, each with its localized sentence. */
function useFormIssues(form: FormDocument): (FormIssue & { sentence: string })[] {
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
