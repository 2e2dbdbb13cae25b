import type { FormDocument } from '@hearback/schema/documents';

import { useWords } from '../../../internal/useWords';
import { IssueList } from '../../kit/IssueList/IssueList';
import type { FormCommand } from '../commands/apply';
import { dismissalOf, type FormIssue } from '../findFormIssues';
import { useFormIssues } from '../useFormIssues';
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
