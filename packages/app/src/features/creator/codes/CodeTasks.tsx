import type { ReactNode } from 'react';

import { payloadOf } from '@hearback/print/codes';

import { lateDialog } from '../../../loading/lateDialog';
import type { CodeTask } from './useCodeTask';

const LinkedFormPreview = lateDialog(() =>
  import('./LinkedFormPreview').then((file) => file.LinkedFormPreview),
);
const PrintCode = lateDialog(() => import('./print/PrintCode').then((file) => file.PrintCode));
const PrintCodes = lateDialog(() => import('./print/PrintCodes').then((file) => file.PrintCodes));
const RemoveCodes = lateDialog(() => import('./RemoveCodes').then((file) => file.RemoveCodes));
const ShareCode = lateDialog(() => import('./share/ShareCode').then((file) => file.ShareCode));

interface Props {
  task: CodeTask | undefined;
  /** What is said first in the dialog that prints. */
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
