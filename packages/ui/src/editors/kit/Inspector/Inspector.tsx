import type { ReactNode } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../layout/Stack/Stack';
import { IssueList, type ListedIssue } from '../IssueList/IssueList';

export interface InspectorProps {
  /** Type of the selected part, or name of the document. */
  title: string;
  /** Fields of the part or document. */
  children: ReactNode;
  /** Heading of the issues. */
  issueTitle: string;
  /** Issues to see before publishing. */
  issues: readonly ListedIssue[];
}

/** Pane with the fields of the selected part and its issues. */
export function Inspector({ title, children, issueTitle, issues }: InspectorProps) {
  return (
    <Stack gap="medium">
      <Heading level={2} size="body">
        {title}
      </Heading>
      {children}
      <IssueList title={issueTitle} issues={issues} />
    </Stack>
  );
}
