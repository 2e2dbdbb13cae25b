import { useEffect, useRef, useState } from 'react';

import { isSame } from '@hearback/ui/editors/form';

import { dropDraft, readDrafts, type Draft } from '../../../server/drafts/drafts';
import type { DocumentStart } from './DocumentSaver';

/** Time for other windows to claim a draft, in ms. */
const answerMs = 250;

interface Options<Document> {
  kind: Draft['kind'];
  start: DocumentStart<Document>;
  /** This editor's name; its own draft is ignored. */
  editor: string;
  /** Editors in other windows: they handle their own drafts. */
  others: ReadonlySet<string>;
}

/** Draft of this document left on the device by a window that closed before saving. */
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
      // The server has it: only the response was lost.
      const idle = left.filter(({ document }) => isSame(document, start.document));
      await Promise.all(idle.map(({ id }) => dropDraft(id)));
      if (isHere) setDrafts(left.filter((draft) => !idle.includes(draft)));
    };
    // A browser without IndexedDB has no drafts.
    const timer = setTimeout(() => void look().catch(() => undefined), answerMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [kind, start, editor]);

  return {
    /** The latest one. */
    draft: drafts[0],
    /** Removes a draft that was restored or discarded. */
    settle: ({ id }: Draft) => {
      setDrafts((known) => known.filter((draft) => draft.id !== id));
      // A draft that could not be deleted is offered again the next time.
      dropDraft(id).catch(() => undefined);
    },
  };
}
