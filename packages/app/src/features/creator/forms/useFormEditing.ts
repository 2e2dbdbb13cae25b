import { useState } from 'react';

import { useNavigate, useSearchParams } from 'react-router-dom';

import type { FormDocument } from '@hearback/schema/documents';

import { newId, paths } from '../../../paths';
import { showSnackbar } from '../../../snackbar/snackbar';
import { savedState } from '../LeaveGuard';
import { refusalOfDocument } from '../refusalOfDocument';
import { messages } from './messages';
import { useSaveForm } from './useSaveForm';

/** Holds a form while it is edited, and knows whether the server has it. */
export function useFormEditing(id: string, initial: FormDocument) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const saveForm = useSaveForm();
  const [document, setDocument] = useState(initial);
  /** What was there before the first change since the last save. */
  const [unchanged, setUnchanged] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);
  const [hasTitleIssue, setHasTitleIssue] = useState(false);

  const save = async () => {
    const sent = document;
    setIsSaving(true);
    const answer = await saveForm(id, sent);
    setIsSaving(false);
    if (!answer) return;

    setHasTitleIssue(answer.errors.some(({ field }) => field === 'title'));
    if (!answer.form) {
      showSnackbar('error', refusalOfDocument(answer.errors));
      return;
    }

    setUnchanged(sent);
    showSnackbar('success', id === newId ? messages.created : messages.updated);
    if (address.has('wizard')) {
      const next = new URLSearchParams({ wizard: '1', step: 'frame', form: answer.form.id });
      const frame = address.get('frame');
      if (frame) next.set('frame', frame);
      void navigate(`${paths.creator}?${next}`, { state: savedState });
    } else if (id === newId) {
      void navigate(`${paths.formEditor(answer.form.id)}?${address}`, {
        replace: true,
        state: savedState,
      });
    }
  };

  return {
    document,
    edit: setDocument,
    save,
    isSaving,
    /** Something would be lost by leaving. */
    hasChanges: document !== unchanged,
    /** The server has it as it is. */
    isStored: id !== newId && document === unchanged,
    // What was refused and has been corrected since is no issue any more.
    hasTitleIssue: hasTitleIssue && document.title.trim() === '',
    isInWizard: address.has('wizard'),
  };
}
