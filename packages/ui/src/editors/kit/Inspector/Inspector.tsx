import type { ReactNode } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../layout/Stack/Stack';
import { IssueList, type ListedIssue } from '../IssueList/IssueList';

export interface InspectorProps {
  /** What is chosen: a part by its type, or the document as a whole. */
  title: string;
  /** Fields for everything that can be chosen about it. */
  children: ReactNode;
  /** Above the issues. */
  issueTitle: string;
  /** What should be known before the document goes out. */
  issues: readonly ListedIssue[];
}

/** The pane of what can be chosen about one part, with what is wrong about it below. */
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
