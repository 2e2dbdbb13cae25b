import { useState } from 'react';

import { useNavigate, useSearchParams } from 'react-router-dom';

import type { FrameDocument } from '@hearback/schema/documents';

import { newId, paths } from '../../../paths';
import { showSnackbar } from '../../../snackbar/snackbar';
import { savedState } from '../LeaveGuard';
import { refusalOfDocument } from '../refusalOfDocument';
import { messages } from './messages';
import { useSaveFrame } from './useSaveFrame';

/** Holds a frame while it is edited, and knows whether the server has it. */
export function useFrameEditing(id: string, initial: FrameDocument) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const saveFrame = useSaveFrame();
  const [document, setDocument] = useState(initial);
  /** What was there before the first change since the last save. */
  const [unchanged, setUnchanged] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    const sent = document;
    setIsSaving(true);
    const answer = await saveFrame(id, sent);
    setIsSaving(false);
    if (!answer) return;

    if (!answer.frame) {
      showSnackbar('error', refusalOfDocument(answer.errors));
      return;
    }

    setUnchanged(sent);
    showSnackbar('success', id === newId ? messages.created : messages.updated);
    if (address.has('wizard')) {
      const next = new URLSearchParams({ wizard: '1', step: 'code', frame: answer.frame.id });
      const form = address.get('form');
      if (form) next.set('form', form);
      void navigate(`${paths.creator}?${next}`, { state: savedState });
    } else if (id === newId) {
      void navigate(paths.frameEditor(answer.frame.id), { replace: true, state: savedState });
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
    isInWizard: address.has('wizard'),
  };
}
