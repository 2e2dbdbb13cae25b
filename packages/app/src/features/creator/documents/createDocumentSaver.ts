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

/** Saves a document while it is edited: one save at a time, and nothing over what others made. */
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
  /** Sent, and never answered: the server may have one of them. */
  let unanswered: readonly Document[] = [];

  const set = (change: Partial<SaverState<Document>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const saveAfter = (ms: number) => {
    clearTimeout(timer);
    // What is left behind is saved once; if that fails, the draft waits for its editor.
    if (!isLeft) timer = setTimeout(() => void saveUnasked(), ms);
  };

  /** Writes to this device what the server does not have. One write at a time, the latest last. */
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
      // By now this device may belong to somebody else.
      if (isStopped && hasChanges(written)) return;
      try {
        // Each write waits for the one before: they are of the same draft.
        // eslint-disable-next-line no-await-in-loop
        await (hasChanges(written) ? ways.keep(written) : ways.drop());
        if (state.document === written.document) set({ isKept: true });
      } catch {
        // The screen is the only place that has it: leaving asks first.
        if (state.document === written.document) set({ isKept: !hasChanges(state) });
      }
    } while (state.document !== written.document || state.base !== written.base);
  };

  const learn = (was: DocumentStart<Document>, answer: SaveAnswer<Document>) => {
    switch (answer.kind) {
      case 'saved': {
        const { id, revision, document: stored } = answer.stored;
        // Asked again, the server answers with what it took the first time.
        const isAgain = was.revision === null && unanswered.length > 0;
        const base = isAgain && !isSame(stored, was.document) ? stored : was.document;
        unanswered = [];
        set({ id, revision, base, progress: 'rest', refused: [] });
        ways.onSaved(answer.stored, was);
        if (hasChanges(state)) wait();
        return;
      }
      case 'refused':
        // What was corrected meanwhile is sent next.
        if (state.document === was.document) set({ progress: 'refused', refused: answer.errors });
        else wait();
        return;
      case 'changed': {
        const { theirs } = answer;
        const own = [...unanswered, was.document].findLast((sent) => isSame(sent, theirs.document));
        // Nobody else has saved: only the answer was lost.
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

  /** What the server may have already is saved in any case. */
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

  /** Saves what the server does not have; a new document too, when a person asks. */
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

  /** Saves what is worth a row of its own. The rest is a draft, until a person goes on with it. */
  const saveUnasked = async (): Promise<boolean> => (mayBeSaved() ? save() : !hasChanges(state));

  /** Goes on from what the server has now, with `document` on the screen. */
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
    /** The document on the screen is another. */
    change: (document: Document) => {
      if (document === state.document) return;
      set({ document, refused: [], isKept: false });
      void keep();
      // A change during a save is saved when that one is done.
      if (state.progress !== 'saving') wait();
    },
    save,
    saveUnasked,
    goOnFrom,
    /** Learns by another way than a save what others made. Whether it is news: it may be one's own. */
    meet: async (theirs: StoredDocument<Document>): Promise<boolean> => {
      await running;
      if (theirs.revision <= (state.revision ?? 0)) return false;
      set({ theirs });
      wait();
      return true;
    },
    /** From now on, these ways are gone. */
    connect: (change: Partial<SaverWays<Document>>) => {
      ways = { ...ways, ...change };
    },
    enter: () => {
      isLeft = false;
      isStopped = false;
    },
    /** Saves what there is to save, for the last time. */
    leave: () => {
      isLeft = true;
      clearTimeout(timer);
      return saveUnasked();
    },
    /** Saves nothing any more: whose document it is has gone. */
    stop: () => {
      isLeft = true;
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
