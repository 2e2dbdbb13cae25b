import { useEffect, useState, useSyncExternalStore } from 'react';

import { isSame } from '@hearback/ui/editors/form';

import { dropDraft, keepDraft } from '../../../server/drafts/drafts';
import { onReachableChange, readReachable } from '../../../server/sendRequest';
import { onSessionChange, readSession } from '../../../session/session';
import { createDocumentSaver } from './createDocumentSaver';
import type { DocumentStart, SaverWays } from './DocumentSaver';
import type { EditedDocument } from './EditedDocument';

interface Options<Document> extends Pick<SaverWays<Document>, 'save' | 'onSaved'> {
  kind: EditedDocument<Document>;
  start: DocumentStart<Document>;
  /** The current document. */
  document: Document;
  editor: string;
}

/** Autosaves the document: after a pause, when the network returns, and on leaving. */
export function useDocumentSaver<Document>({
  kind,
  start,
  document,
  editor,
  save,
  onSaved,
}: Options<Document>) {
  const [saver] = useState(() =>
    createDocumentSaver(start, {
      check: kind.check,
      isWorthSaving: ({ document: changed, base }) =>
        !isSame(kind.rename(changed, kind.nameOf(base)), base),
      save,
      onSaved,
      keep: ({ id, document: changed, base, revision }) =>
        keepDraft({
          id: editor,
          kind: kind.link,
          documentId: id,
          document: changed,
          base,
          revision,
          changedAt: Date.now(),
        }),
      drop: () => dropDraft(editor),
    }),
  );

  // These callbacks close over the address and messages of the latest render.
  useEffect(() => saver.connect({ save, onSaved }));
  useEffect(() => saver.change(document), [saver, document]);
  useEffect(() => {
    saver.enter();
    const saveNow = () => void saver.saveUnasked();
    const saveHidden = () => {
      if (window.document.visibilityState === 'hidden') saveNow();
    };
    const stopListening = onReachableChange(() => {
      if (readReachable()) saveNow();
    });
    window.document.addEventListener('visibilitychange', saveHidden);
    // Another user may log in to this tab before the last save is done.
    const stopFollowing = onSessionChange(() => {
      if (!readSession().isLoggedIn) saver.stop();
    });
    return () => {
      stopListening();
      window.document.removeEventListener('visibilitychange', saveHidden);
      if (!readSession().isLoggedIn) {
        // After a logout there is no account to save to.
        saver.stop();
        stopFollowing();
        return;
      }
      void saver.leave().finally(stopFollowing);
    };
  }, [saver]);

  return { saver, state: useSyncExternalStore(saver.onChange, saver.read) };
}
