import { useState } from 'react';

import { useNavigate, useSearchParams } from 'react-router-dom';

import type { SaveState } from '@hearback/ui/editors/form';

import type { AnyMessage } from '../../../i18n/AnyMessage';
import { newId, paths } from '../../../paths';
import { showSnackbar } from '../../../snackbar/snackbar';
import { savedState } from '../LeaveGuard';
import { refusalOfDocument, type InputError } from '../refusalOfDocument';

/** What a save answers; nothing when the app has said already that it cannot. */
export type Saved = { saved: { id: string } | null; errors: readonly InputError[] } | undefined;

interface DocumentOptions<Document> {
  id: string;
  document: Document;
  saveDocument: (id: string, document: Document) => Promise<Saved>;
  /** What it is in the address of a code and of the wizard. */
  link: 'form' | 'frame';
  editorPath: (id: string) => string;
  messages: { created: AnyMessage; updated: AnyMessage };
}

/** Where the wizard goes on after each. */
const wizardAfter = {
  form: { step: 'frame', other: 'frame' },
  frame: { step: 'code', other: 'form' },
} as const;

/** Saves a form or a frame that is edited, and knows whether the server has it. */
export function useDocumentEditing<Document>({
  id,
  document,
  saveDocument,
  link,
  editorPath,
  messages,
}: DocumentOptions<Document>) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  /** What was there before the first change since the last save. */
  const [unchanged, setUnchanged] = useState(document);
  const [failed, setFailed] = useState<Document>();
  const [refused, setRefused] = useState<readonly InputError[]>([]);
  const [isSaving, setIsSaving] = useState(false);

  const goOn = (savedId: string) => {
    if (address.has('wizard')) {
      const { step, other } = wizardAfter[link];
      const next = new URLSearchParams({ wizard: '1', step, [link]: savedId });
      const linked = address.get(other);
      if (linked) next.set(other, linked);
      void navigate(`${paths.creator}?${next}`, { state: savedState });
    } else if (id === newId) {
      void navigate(`${editorPath(savedId)}?${address}`, { replace: true, state: savedState });
    }
  };

  const save = async () => {
    setIsSaving(true);
    const answer = await saveDocument(id, document);
    setIsSaving(false);
    setRefused(answer?.errors ?? []);
    setFailed(answer?.saved ? undefined : document);
    if (!answer) return;
    if (!answer.saved) {
      showSnackbar('error', refusalOfDocument(answer.errors));
      return;
    }
    setUnchanged(document);
    showSnackbar('success', id === newId ? messages.created : messages.updated);
    goOn(answer.saved.id);
  };

  const hasChanges = document !== unchanged;
  const isStored = id !== newId && !hasChanges;
  const restState: SaveState = isStored ? 'saved' : document === failed ? 'failed' : 'unsaved';
  const saveState: SaveState = isSaving ? 'saving' : restState;

  return {
    save,
    isSaving,
    /** What the editor says about it. */
    saveState,
    /** Something would be lost by leaving. */
    hasChanges,
    /** The server has it as it is. */
    isStored,
    /** What the server had against it the last time. */
    refused,
    isInWizard: address.has('wizard'),
  };
}
