import type { FormDocument } from '@hearback/schema/documents';

import { useWords } from '../../../internal/useWords';
import { IssueList } from '../../kit/IssueList/IssueList';
import type { FormCommand } from '../commands/apply';
import { dismissalOf, type FormIssue } from '../findIssues';
import { useFormIssues } from '../useFormIssues';
import { formEditorWords } from '../words';

export interface FormIssueListProps {
  form: FormDocument;
  /** Goes to where an issue is mended: its field, in its language. */
  onOpen: (issue: FormIssue) => void;
  /** Says that a translation is right although its text has changed. */
  run: (command: FormCommand) => void;
}

/** What a visitor would stumble over in a form, before it is published. Shows nothing when all is well. */
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
