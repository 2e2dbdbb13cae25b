import { type ReactNode, useState } from 'react';

import { payloadOf } from '@hearback/print/codes';

import { lazyDialog } from '../../../loading/lazy';
import type { CodesTab_CodeFragment } from '../../../server/generated/graphql';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

/** Actions on codes besides editing. */
type CodeTask =
  | { kind: 'preview' | 'print' | 'share'; code: CodesTab_CodeFragment }
  | { kind: 'remove'; codes: readonly CodesTab_CodeFragment[] }
  | { kind: 'edit'; codes: readonly CodesTab_CodeFragment[] }
  | { kind: 'printAll'; codes: readonly CodesTab_CodeFragment[] };

/** Starts a task. If the code lacks a requirement of the task, shows a notice instead. */
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

const LinkedFormPreview = lazyDialog(() =>
  import('./LinkedFormPreview').then((file) => file.LinkedFormPreview),
);
const EditCodes = lazyDialog(() => import('./bulk/EditCodes').then((file) => file.EditCodes));
const PrintCode = lazyDialog(() => import('./print/PrintCode').then((file) => file.PrintCode));
const PrintCodes = lazyDialog(() => import('./print/PrintCodes').then((file) => file.PrintCodes));
const RemoveCodes = lazyDialog(() => import('./RemoveCodes').then((file) => file.RemoveCodes));
const ShareCode = lazyDialog(() => import('./share/ShareCode').then((file) => file.ShareCode));

interface Props {
  task: CodeTask | undefined;
  /** Notice at the top of the print dialog. */
  printNotice?: ReactNode;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The dialog of a task. */
export function CodeTasks({ task, printNotice, onClose, onRemoved }: Props) {
  if (!task) return null;
  if (task.kind === 'remove') {
    return (
      <RemoveCodes codes={task.codes} onClose={onClose} {...(onRemoved ? { onRemoved } : {})} />
    );
  }
  if (task.kind === 'edit') return <EditCodes codes={task.codes} onClose={onClose} />;
  if (task.kind === 'printAll') return <PrintCodes codes={task.codes} onClose={onClose} />;
  const { code } = task;
  if (task.kind === 'print') {
    return <PrintCode code={code} notice={printNotice} onClose={onClose} />;
  }
  if (task.kind === 'share') return <ShareCode code={code} onClose={onClose} />;
  return (
    code.form && (
      <LinkedFormPreview
        formId={code.form.id}
        codeId={code.id}
        codeText={payloadOf(code.shortUrl)}
        onClose={onClose}
      />
    )
  );
}
