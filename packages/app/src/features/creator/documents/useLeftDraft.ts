import { useEffect, useRef, useState } from 'react';

import { isSame } from '@hearback/ui/editors/form';

import { dropDraft, readDrafts, type Draft } from '../../../server/drafts/drafts';
import type { DocumentStart } from './DocumentSaver';

/** How long other windows have to say that a draft is theirs. */
const answerMs = 250;

interface Options<Document> {
  kind: Draft['kind'];
  start: DocumentStart<Document>;
  /** Of this editor; its own draft is no news. */
  editor: string;
  /** Editors in other windows: their drafts are in good hands. */
  others: ReadonlySet<string>;
}

/** What was left unsaved on this device, when a window with this document closed too early. */
export function useLeftDraft<Document>({ kind, start, editor, others }: Options<Document>) {
  const [drafts, setDrafts] = useState<readonly Draft<Document>[]>([]);
  const alive = useRef(others);

  useEffect(() => {
    alive.current = others;
  });

  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = (await readDrafts(kind, start.id)) as Draft<Document>[];
      const left = found.filter(({ id }) => id !== editor && !alive.current.has(id));
      // The server has it: only the answer was lost.
      const idle = left.filter(({ document }) => isSame(document, start.document));
      await Promise.all(idle.map(({ id }) => dropDraft(id)));
      if (isHere) setDrafts(left.filter((draft) => !idle.includes(draft)));
    };
    // A browser without a database has no drafts.
    const timer = setTimeout(() => void look().catch(() => undefined), answerMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [kind, start, editor]);

  return {
    /** The latest one. */
    draft: drafts[0],
    /** It is on the screen again, or nobody wants it. */
    settle: ({ id }: Draft) => {
      setDrafts((known) => known.filter((draft) => draft.id !== id));
      // What cannot be dropped is offered again the next time.
      dropDraft(id).catch(() => undefined);
    },
  };
}
