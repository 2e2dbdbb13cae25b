import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';

import { useRestoreFormVersionMutation } from '../../../../server/generated/hooks';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import type { DocumentEditing } from '../../documents/useDocumentEditing';
import { refusalOfDocument } from '../../refusalOfDocument';
import { messages } from './messages';

/** Restores a version as one undoable step of the editor. */
export function useRestoreVersion(editing: DocumentEditing<FormDocument>) {
  const [restoreVersion] = useRestoreFormVersionMutation({ errorPolicy: 'all' });
  const [isPending, setIsPending] = useState(false);

  /** Resolves to true if the editor shows another document: the version, or another editor's changes. */
  const restore = async (version: number): Promise<boolean> => {
    setIsPending(true);
    const stored = await editing.store();
    const { data } = stored
      ? await restoreVersion({
          variables: { input: { formId: stored.id, version, revision: stored.revision } },
        })
      : {};
    setIsPending(false);
    // A failed request has already been reported by the error link.
    const answer = data?.restoreFormVersion;
    if (!answer) return false;
    if (!answer.form) {
      if (answer.current && (await editing.meet(answer.current))) return true;
      showSnackbar('error', refusalOfDocument(answer.errors));
      return false;
    }
    editing.adopt(answer.form);
    showSnackbar('success', messages.restored, { version });
    return true;
  };

  return { restore, isPending };
}
