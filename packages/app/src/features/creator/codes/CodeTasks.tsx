import { LinkedFormPreview } from './LinkedFormPreview';
import { PrintFrame } from './PrintFrame';
import { RemoveCodes } from './RemoveCodes';
import type { CodeTask } from './useCodeTask';

interface Props {
  task: CodeTask | undefined;
  onClose: () => void;
  onRemoved?: () => void;
}

/** The dialog of a task. */
export function CodeTasks({ task, onClose, onRemoved }: Props) {
  if (!task) return null;
  if (task.kind === 'remove') {
    return (
      <RemoveCodes codes={task.codes} onClose={onClose} {...(onRemoved ? { onRemoved } : {})} />
    );
  }
  const { code } = task;
  if (task.kind === 'print') {
    return code.frame && <PrintFrame code={code} frameId={code.frame.id} onClose={onClose} />;
  }
  return (
    code.form && (
      <LinkedFormPreview
        formId={code.form.id}
        venue={code.location.name}
        codeText={code.shortUrl}
        onClose={onClose}
      />
    )
  );
}
