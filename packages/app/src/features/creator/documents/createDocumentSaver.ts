import { isSame } from '@hearback/ui/editors/form';

import {
  hasChanges,
  pauseMs,
  retryMs,
  type DocumentStart,
  type SaveAnswer,
  type SaverState,
  type SaverWays,
  type StoredDocument,
} from './DocumentSaver';

/** Autosaves a document: one save at a time, never overwriting other editors' changes. */
export function createDocumentSaver<Document>(
  start: DocumentStart<Document>,
  firstWays: SaverWays<Document>,
) {
  let ways = firstWays;
  const listeners = new Set<() => void>();
  let state: SaverState<Document> = {
    ...start,
    base: start.document,
    progress: 'rest',
    refused: [],
    theirs: null,
    isKept: true,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let keeping: Promise<void> | undefined;
  let isLeft = false;
  let isStopped = false;
  /** Sent without a response: the server may have stored one of them. */
  let unanswered: readonly Document[] = [];

  const set = (change: Partial<SaverState<Document>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const saveAfter = (ms: number) => {
    clearTimeout(timer);
    // A saver that was left does not retry: the draft waits until its editor is opened again.
    if (!isLeft) timer = setTimeout(() => void saveUnasked(), ms);
  };

  /** Stores unsaved changes on this device. Writes are sequential; the latest state is written last. */
  const keep = () => {
    keeping ??= keepLatest().finally(() => {
      keeping = undefined;
    });
    return keeping;
  };
  const keepLatest = async () => {
    let written: SaverState<Document>;
    do {
      written = state;
      // Another user may have logged in on this device.
      if (isStopped && hasChanges(written)) return;
      try {
        // Sequential: all writes are to the same draft.
        // eslint-disable-next-line no-await-in-loop
        await (hasChanges(written) ? ways.keep(written) : ways.drop());
        if (state.document === written.document) set({ isKept: true });
      } catch {
        // The document exists only in memory: leaving requires confirmation.
        if (state.document === written.document) set({ isKept: !hasChanges(state) });
      }
    } while (state.document !== written.document || state.base !== written.base);
  };

  const learn = (was: DocumentStart<Document>, answer: SaveAnswer<Document>) => {
    switch (answer.kind) {
      case 'saved': {
        const { id, revision, document: stored } = answer.stored;
        // A repeated request returns the document of the first one.
        const isAgain = was.revision === null && unanswered.length > 0;
        const base = isAgain && !isSame(stored, was.document) ? stored : was.document;
        unanswered = [];
        set({ id, revision, base, progress: 'rest', refused: [] });
        ways.onSaved(answer.stored, was);
        if (hasChanges(state)) wait();
        return;
      }
      case 'refused':
        // A correction made during the save is sent next.
        if (state.document === was.document) set({ progress: 'refused', refused: answer.errors });
        else wait();
        return;
      case 'changed': {
        const { theirs } = answer;
        const own = [...unanswered, was.document].findLast((sent) => isSame(sent, theirs.document));
        // The server has this editor's own save: only the response was lost.
        if (own) learn({ ...was, document: own }, { kind: 'saved', stored: theirs });
        else set({ progress: 'rest', theirs });
        return;
      }
      case 'silence':
        unanswered = [...unanswered, was.document];
        set({ progress: 'silence' });
        saveAfter(retryMs);
    }
  };

  const wait = () => {
    if (!hasChanges(state) || state.theirs) {
      clearTimeout(timer);
      if (state.progress !== 'rest') set({ progress: 'rest' });
      return;
    }
    if (!mayBeSaved()) {
      clearTimeout(timer);
      set({ progress: 'rest' });
      return;
    }
    set({ progress: 'waiting' });
    saveAfter(pauseMs);
  };

  /** A document that may already be on the server is always saved. */
  const mayBeSaved = () =>
    state.revision !== null || unanswered.length > 0 || ways.isWorthSaving(state);

  const saveOnce = async (isAsked: boolean) => {
    const { id, document, revision } = state;
    const issues = ways.check(document);
    if (issues.length > 0) {
      set({ progress: 'held', refused: issues });
      return;
    }
    set({ progress: 'saving' });
    const was = { id, document, revision };
    learn(was, await ways.save(was, isAsked));
    await keep();
  };

  /** Saves unsaved changes; a new document too if the save is manual. */
  const save = async ({ isAsked = false } = {}): Promise<boolean> => {
    if (running) {
      await running;
      return save({ isAsked });
    }
    clearTimeout(timer);
    if (isStopped || state.theirs) return false;
    const isNeeded = hasChanges(state) || (isAsked && state.revision === null);
    if (!isNeeded) return true;

    running = saveOnce(isAsked).finally(() => {
      running = undefined;
    });
    await running;
    return !hasChanges(state) && state.revision !== null;
  };

  /** Saves automatically, unless a new document is still trivial; that one stays a draft. */
  const saveUnasked = async (): Promise<boolean> => (mayBeSaved() ? save() : !hasChanges(state));

  /** Continues from the given server version, with `document` as the current state. */
  const goOnFrom = (
    { id, revision, document: base }: DocumentStart<Document>,
    document: Document,
  ) => {
    unanswered = [];
    set({
      id,
      revision,
      base,
      document,
      theirs: null,
      refused: [],
      progress: 'rest',
      isKept: false,
    });
    void keep();
    wait();
  };

  return {
    read: () => state,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sets the current document. */
    change: (document: Document) => {
      if (document === state.document) return;
      set({ document, refused: [], isKept: false });
      void keep();
      // A change made during a save is saved after it.
      if (state.progress !== 'saving') wait();
    },
    save,
    saveUnasked,
    goOnFrom,
    /** Handles another editor's version received outside of a save. Returns false if it is not newer. */
    meet: async (theirs: StoredDocument<Document>): Promise<boolean> => {
      await running;
      if (theirs.revision <= (state.revision ?? 0)) return false;
      set({ theirs });
      wait();
      return true;
    },
    /** Replaces dependencies. */
    connect: (change: Partial<SaverWays<Document>>) => {
      ways = { ...ways, ...change };
    },
    enter: () => {
      isLeft = false;
      isStopped = false;
    },
    /** Saves pending changes a last time. */
    leave: () => {
      isLeft = true;
      clearTimeout(timer);
      return saveUnasked();
    },
    /** Stops saving: the document's owner has logged out. */
    stop: () => {
      isLeft = true;
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
