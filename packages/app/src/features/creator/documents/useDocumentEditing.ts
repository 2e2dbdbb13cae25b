import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { isSame, type SaveState } from '@hearback/ui/editors/form';

import { currentAccount, type Draft } from '../../../server/drafts/drafts';
import { savedState } from '../../../session/guards/unsavedChanges';
import { newDocumentId, paths } from '../../../paths';
import { useIsReachable } from '../../../server/sendRequest';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { refusalOfDocument } from '../refusalOfDocument';
import {
  type DocumentStart,
  hasChanges,
  type SaverState,
  type SaverWays,
  type StoredDocument,
} from './DocumentSaver';
import type { EditedDocument } from './EditedDocument';
import { messages } from './messages';
import { useDocumentSaver } from './useDocumentSaver';
import { useLeftDraft } from './useLeftDraft';
import { useOtherEditors } from './useOtherEditors';

/** Maps the saver's state to the editor's save indicator. */
function saveStateOf<Document>(
  state: SaverState<Document>,
  { isReachable }: { isReachable: boolean },
): SaveState {
  const { progress, isKept, revision } = state;
  if (progress === 'refused') return 'failed';
  if (progress === 'saving' && isReachable) return 'saving';
  if (!hasChanges(state)) return revision === null ? 'unsaved' : 'saved';
  if (progress === 'waiting' && isReachable) return 'saving';
  if (progress === 'silence' && isReachable) return 'failed';
  return isKept ? 'kept' : 'unsaved';
}

interface Options<Document> {
  kind: EditedDocument<Document>;
  start: DocumentStart<Document>;
  /** Editor state: the document with its undo history. */
  editor: { document: Document; replace: (document: Document) => void };
  saveDocument: SaverWays<Document>['save'];
}

/** The next step of the wizard after each kind of document. */
const wizardAfter = {
  form: { step: 'frame', other: 'frame' },
  frame: { step: 'code', other: 'form' },
} as const;

/** Values of the wizard's last step, kept while an editor is open. */
const typedInWizard = ['name', 'description', 'location'] as const;

/** Identifies this editor and its draft among other windows. */
const newEditorName = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Saves a form or a frame during editing and prevents loss of changes. */
export function useDocumentEditing<Document>({
  kind,
  start,
  editor: { document, replace },
  saveDocument,
}: Options<Document>) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isReachable = useIsReachable();
  const [editor] = useState(newEditorName);
  const [account] = useState(currentAccount);
  const [isCopying, setIsCopying] = useState(false);
  const isHere = useRef(true);
  /** True if the creation has been reported. */
  const isTold = useRef(start.revision !== null);

  const { saver, state } = useDocumentSaver<Document>({
    kind,
    start,
    document,
    editor,
    save: saveDocument,
    onSaved: (stored, was) => {
      tellSaved(stored);
      if (was.id !== newDocumentId || !isHere.current) return;
      // Reads the router's current address: the latest navigation may not be rendered yet.
      goToEditor(stored.id, new URLSearchParams(window.location.search));
    },
  });
  const { others, heard, forgetHeard, tellSaved } = useOtherEditors<Document>({
    account,
    kind: kind.link,
    id: state.id,
    editor,
  });
  const left = useLeftDraft({ kind: kind.link, start, editor, others });

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const goToEditor = (id: string, search: URLSearchParams) =>
    void navigate(`${kind.editorPath(id)}?${search}`, { replace: true, state: savedState });

  /** Shows another document, based on the given server version. */
  const goOnFrom = (base: DocumentStart<Document>, next: Document) => {
    saver.goOnFrom(base, next);
    replace(next);
  };

  /** Manual save: reports why it failed. */
  const saveAsked = async () => {
    // A conflict that this save discovers opens its own dialog.
    const waits = saver.read().theirs !== null;
    const isSaved = await saver.save({ isAsked: true });
    const { refused } = saver.read();
    if (waits && !isSaved) showSnackbar('warning', messages.conflictTitle);
    else if (refused.length > 0) showSnackbar('error', refusalOfDocument(refused));
    return isSaved;
  };

  const save = async () => {
    if (!(await saveAsked())) return;
    const { id } = saver.read();
    showSnackbar('success', isTold.current ? kind.messages.updated : kind.messages.created);
    isTold.current = true;
    if (!address.has('wizard')) return;
    const { step, other } = wizardAfter[kind.link];
    const next = new URLSearchParams({ wizard: '1', step, [kind.link]: id });
    for (const name of [other, ...typedInWizard]) {
      const value = address.get(name);
      if (value) next.set(name, value);
    }
    void navigate(`${paths.creator}?${next}`, { state: savedState });
  };

  /** Restores a draft on its base version: a newer version on the server opens the conflict dialog. */
  const restore = (draft: Draft<Document> | undefined) => {
    if (!draft) return;
    const { id, document: base, revision } = saver.read();
    // A draft of a new document cannot be newer than the current server version.
    const isUpToDate = draft.revision === null || draft.revision === revision;
    goOnFrom(
      isUpToDate
        ? { id, document: base, revision }
        : { id, document: draft.base, revision: draft.revision },
      draft.document,
    );
    left.settle(draft);
  };

  /** Keeps the other editor's version, and continues with a copy as a new document. */
  const saveCopy = async (name: string) => {
    const copy = kind.rename(document, name);
    setIsCopying(true);
    const answer = await saveDocument({ id: newDocumentId, document: copy, revision: null }, true);
    setIsCopying(false);
    if (answer.kind === 'refused') showSnackbar('error', refusalOfDocument(answer.errors));
    if (answer.kind !== 'saved') return;
    const { id, revision, document: stored } = answer.stored;
    // If an earlier response was lost, the copy already exists with its earlier content.
    const base = isSame(stored, copy) ? copy : stored;
    const typed = saver.read().document;
    const isRenamed = kind.nameOf(typed) !== kind.nameOf(document);
    const next = isRenamed ? typed : kind.rename(typed, name);
    goOnFrom({ id, document: base, revision }, typed === document ? copy : next);
    // Changes made meanwhile belong to the copy. If saving them fails, they stay in its draft.
    await saver.save();
    showSnackbar('success', kind.messages.created);
    if (isHere.current) goToEditor(id, new URLSearchParams());
  };

  return {
    /** `new` before the first save. */
    id: state.id,
    revision: state.revision,
    save,
    saveCopy,
    isCopying,
    /** Adopts a server version obtained outside of a save, as one undoable step. */
    adopt: (stored: StoredDocument<Document>) => goOnFrom(stored, stored.document),
    /** Saves without a notice. Returns true if the server has all changes. */
    rescue: () => saver.save(),
    /** Saves silently, a new document too. Returns the saved state, or undefined if saving failed. */
    store: async () => ((await saveAsked()) ? saver.read() : undefined),
    /** Handles another editor's version received outside of a save. Returns false if it is not newer. */
    meet: ({ id, document: theirs, revision }: StoredDocument<Document>) =>
      saver.meet({ id, document: theirs, revision }),
    isSaving: state.progress === 'saving',
    /** The editor's save indicator. */
    saveState: saveStateOf(state, { isReachable }),
    /** The document has changes that are not on the server. */
    isUnsaved: hasChanges(state),
    /** The changes are not stored on this device either: leaving would lose them. */
    wouldBeLost: hasChanges(state) && !state.isKept,
    /** The server has the current document. */
    isStored: state.revision !== null && !hasChanges(state),
    /** Validation errors of the document, until it changes. */
    refused: state.refused,
    /** Conflict between this document and another editor's version. */
    conflict: state.theirs && {
      theirs: state.theirs.document,
      merge: kind.merge({ base: state.base, mine: document, theirs: state.theirs.document }),
      /** Continues with the resolved document, based on the other version. */
      settle: (decided: Document) => {
        if (!state.theirs) return;
        goOnFrom(state.theirs, decided);
        void saver.save();
      },
    },
    /** A newer version saved in another window. */
    newer: heard &&
      heard.id === state.id &&
      heard.revision > (state.revision ?? 0) &&
      !state.theirs && {
        load: () => goOnFrom(heard, heard.document),
        dismiss: forgetHeard,
      },
    /** True if another window has the document open. */
    isOpenElsewhere: state.id !== newDocumentId && others.size > 0,
    /** Draft of a window that was closed before it could save. */
    left: left.draft && {
      changedAt: left.draft.changedAt,
      restore: () => restore(left.draft),
      discard: () => left.draft && left.settle(left.draft),
    },
    isInWizard: address.has('wizard'),
  };
}

/** Editing state for the screens around an editor. */
export type DocumentEditing<Document> = ReturnType<typeof useDocumentEditing<Document>>;
