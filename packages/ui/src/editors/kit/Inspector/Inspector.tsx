import type { ReactNode } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Stack } from '../../../layout/Stack/Stack';

export interface InspectorProps {
  /** What is chosen: a part by its type, or the document as a whole. */
  title: string;
  /** Fields for everything that can be chosen about it. */
  children: ReactNode;
  /** Above the issues. */
  issueTitle: string;
  /** What should be known before the document goes out, a sentence each. */
  issues: readonly string[];
}

/** The pane of what can be chosen about one part, with what is wrong about it below. */
export function Inspector({ title, children, issueTitle, issues }: InspectorProps) {
  return (
    <Stack gap="medium">
      <Heading level={2} size="body">
        {title}
      </Heading>
      {children}
      {issues.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3} size="small">
            {issueTitle}
          </Heading>
          {issues.map((issue, index) => (
            // Two parts of a type may have the same issue, in the same words.
            <FieldMessage key={`${index} ${issue}`} tone="warning">
              {issue}
            </FieldMessage>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
