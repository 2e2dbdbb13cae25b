import { useState } from 'react';

import type { CodesTab_CodeFragment } from '../../../server/generated/graphql';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

/** What a person wants to do with codes, beside editing them. */
export type CodeTask =
  | { kind: 'preview' | 'print' | 'share'; code: CodesTab_CodeFragment }
  | { kind: 'remove'; codes: readonly CodesTab_CodeFragment[] }
  | { kind: 'printAll'; codes: readonly CodesTab_CodeFragment[] };

/** Starts a task. A code that lacks what the task needs gets a sentence instead. */
export function useCodeTask() {
  const [task, setTask] = useState<CodeTask>();

  const start = (next: CodeTask) => {
    if (next.kind === 'preview' && !next.code.form) {
      showSnackbar('error', messages.noFormToPreview);
    } else {
      setTask(next);
    }
  };
  return { task, start, close: () => setTask(undefined) };
}
