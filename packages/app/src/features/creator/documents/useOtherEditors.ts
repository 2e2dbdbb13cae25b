import { useCallback, useEffect, useRef, useState } from 'react';

import type { Draft } from '../../../server/drafts/drafts';
import { newDocumentId } from '../../../paths';
import type { StoredDocument } from './DocumentSaver';

/** Messages between editors of the same document in different windows of a browser. */
type EditorNews<Document> = {
  /** Owner of the documents. */
  account: string | undefined;
  /** Key of the edited document: `form f1`. */
  place: string;
  /** The sender. */
  editor: string;
} & ({ kind: 'opened' | 'here' | 'closed' } | { kind: 'saved'; stored: StoredDocument<Document> });

const name = 'hearback-editors';
const nobody: ReadonlySet<string> = new Set();

interface Options {
  /** The logged-in account: messages of other accounts are ignored. */
  account: string | undefined;
  kind: Draft['kind'];
  id: string;
  editor: string;
}

/** Tracks other windows that edit the same document, and broadcasts saves to them. */
export function useOtherEditors<Document>({ account, kind, id, editor }: Options) {
  const place = `${kind} ${id}`;
  // New documents are different in each window.
  const isShared = id !== newDocumentId;
  const [others, setOthers] = useState(nobody);
  const [heard, setHeard] = useState<StoredDocument<Document>>();
  const channel = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(name);
    channel.current = opened;
    const tell = (kind: 'opened' | 'here' | 'closed') =>
      opened.postMessage({ account, place, editor, kind } satisfies EditorNews<Document>);

    opened.addEventListener('message', ({ data }: MessageEvent<EditorNews<Document>>) => {
      if (data.account !== account || data.place !== place) return;
      if (data.kind === 'opened') tell('here');
      if (data.kind === 'saved' && isShared) setHeard(data.stored);
      setOthers((known) => {
        const next = new Set(known);
        if (data.kind === 'closed') next.delete(data.editor);
        else next.add(data.editor);
        return next;
      });
    });
    const open = () => tell('opened');
    const close = () => tell('closed');
    open();
    // A page in the back/forward cache counts as closed.
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
      opened.close();
      channel.current = undefined;
      setOthers(nobody);
      setHeard(undefined);
    };
  }, [account, place, isShared, editor]);

  const tellSaved = useCallback(
    (stored: StoredDocument<Document>) => {
      if (isShared) channel.current?.postMessage({ account, place, editor, kind: 'saved', stored });
    },
    [account, place, isShared, editor],
  );

  return {
    others,
    /** The last version saved by another window. */
    heard,
    forgetHeard: () => setHeard(undefined),
    tellSaved,
  };
}
