import { useCallback, useEffect, useRef, useState } from 'react';

import type { Draft } from '../../../server/drafts/drafts';
import { newId } from '../../../paths';
import type { StoredDocument } from './DocumentSaver';

/** What the editors of one document, in the windows of one browser, tell each other. */
type EditorNews<Document> = {
  /** Whose documents these are. */
  account: string | undefined;
  /** The document they edit: `form f1`. */
  place: string;
  /** Who says it. */
  editor: string;
} & ({ kind: 'opened' | 'here' | 'closed' } | { kind: 'saved'; stored: StoredDocument<Document> });

const name = 'hearback-editors';
const nobody: ReadonlySet<string> = new Set();

interface Options {
  /** Who is logged in here: another account is never heard. */
  account: string | undefined;
  kind: Draft['kind'];
  id: string;
  editor: string;
}

/** Knows which other windows edit the same document, and tells them what is saved here. */
export function useOtherEditors<Document>({ account, kind, id, editor }: Options) {
  const place = `${kind} ${id}`;
  // Each window with a new document has another one.
  const isShared = id !== newId;
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
    // A page that the browser keeps for the way back is not open meanwhile.
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
    /** What one of them saved last. */
    heard,
    forgetHeard: () => setHeard(undefined),
    tellSaved,
  };
}
