import { useEffect, useRef, useState } from 'react';

import { isSame } from '@hearback/ui/editors/form';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { currentAccount, type Draft } from '../../../server/drafts/drafts';
import { savedState } from '../../../session/guards/unsavedChanges';
import { newId, paths } from '../../../paths';
import { useIsReachable } from '../../../session/reachability';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { refusalOfDocument } from '../refusalOfDocument';
import {
  hasChanges,
  type DocumentStart,
  type SaverWays,
  type StoredDocument,
} from './DocumentSaver';
import type { EditedKind } from './EditedKind';
import { messages } from './messages';
import { saveStateOf } from './saveStateOf';
import { useDocumentSaver } from './useDocumentSaver';
import { useLeftDraft } from './useLeftDraft';
import { useOtherEditors } from './useOtherEditors';

interface Options<Document> {
  kind: EditedKind<Document>;
  start: DocumentStart<Document>;
  /** Holds the document, with all its steps. */
  editor: { document: Document; replace: (document: Document) => void };
  saveDocument: SaverWays<Document>['save'];
}

/** Where the wizard goes on after each. */
const wizardAfter = {
  form: { step: 'frame', other: 'frame' },
  frame: { step: 'code', other: 'form' },
} as const;

/** What the wizard's last step had before it was left for an editor. */
const typedInWizard = ['name', 'description', 'location'] as const;

/** Names this editor among those of other windows, and its draft. */
const newEditorName = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Saves a form or a frame while it is edited, and sees to it that nothing of it is lost. */
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
  /** Whether a person has been told that there is a new one. */
  const isTold = useRef(start.revision !== null);

  const { saver, state } = useDocumentSaver<Document>({
    kind,
    start,
    document,
    editor,
    save: saveDocument,
    onSaved: (stored, was) => {
      tellSaved(stored);
      if (was.id !== newId || !isHere.current) return;
      // Where the router is by now; a step that was just left may not be drawn yet.
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

  /** Puts another document on the screen, upon what the server has. */
  const goOnFrom = (base: DocumentStart<Document>, next: Document) => {
    saver.goOnFrom(base, next);
    replace(next);
  };

  /** Saves because a person asked, and says why when it was not taken. */
  const saveAsked = async () => {
    // A question that comes up only now asks by itself.
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

  /** Brings a draft back, upon what the server had when it was begun: what came since is asked about. */
  const restore = (draft: Draft<Document> | undefined) => {
    if (!draft) return;
    const { id, document: base, revision } = saver.read();
    // What was new to the server then is no older than what it has got since.
    const isUpToDate = draft.revision === null || draft.revision === revision;
    goOnFrom(
      isUpToDate
        ? { id, document: base, revision }
        : { id, document: draft.base, revision: draft.revision },
      draft.document,
    );
    left.settle(draft);
  };

  /** Leaves what others made as it is, and goes on with a new document of one's own. */
  const saveCopy = async (name: string) => {
    const copy = kind.rename(document, name);
    setIsCopying(true);
    const answer = await saveDocument({ id: newId, document: copy, revision: null }, true);
    setIsCopying(false);
    if (answer.kind === 'refused') showSnackbar('error', refusalOfDocument(answer.errors));
    if (answer.kind !== 'saved') return;
    const { id, revision, document: stored } = answer.stored;
    // When an earlier answer was lost, the copy is there already, as it was then.
    const base = isSame(stored, copy) ? copy : stored;
    const typed = saver.read().document;
    const isRenamed = kind.nameOf(typed) !== kind.nameOf(document);
    const next = isRenamed ? typed : kind.rename(typed, name);
    goOnFrom({ id, document: base, revision }, typed === document ? copy : next);
    // What was typed meanwhile belongs to the copy. If it cannot be saved, it waits there as a draft.
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
    /** Goes on with what the server has by now, by another way than a save. One step that can be undone. */
    adopt: (stored: StoredDocument<Document>) => goOnFrom(stored, stored.document),
    /** Saves what there is, without a word. Whether the server has all of it then. */
    rescue: () => saver.save(),
    /** Saves it without a word, a new one too. What the server has then; nothing when it was not taken. */
    store: async () => ((await saveAsked()) ? saver.read() : undefined),
    /** Learns by another way than a save that somebody else has saved, and asks. Whether it is news. */
    meet: ({ id, document: theirs, revision }: StoredDocument<Document>) =>
      saver.meet({ id, document: theirs, revision }),
    isSaving: state.progress === 'saving',
    /** What the editor says about it. */
    saveState: saveStateOf(state, { isReachable }),
    /** The server does not have it as it is. */
    isUnsaved: hasChanges(state),
    /** Nor has this device: leaving would lose it. */
    wouldBeLost: hasChanges(state) && !state.isKept,
    /** The server has it as it is. */
    isStored: state.revision !== null && !hasChanges(state),
    /** What is wrong with the document, as far as it still says what was refused. */
    refused: state.refused,
    /** What somebody else made of it, when both have changed it. */
    conflict: state.theirs && {
      theirs: state.theirs.document,
      merge: kind.merge({ base: state.base, mine: document, theirs: state.theirs.document }),
      /** Goes on with this document, upon theirs. */
      settle: (decided: Document) => {
        if (!state.theirs) return;
        goOnFrom(state.theirs, decided);
        void saver.save();
      },
    },
    /** What another window saved since. */
    newer: heard &&
      heard.id === state.id &&
      heard.revision > (state.revision ?? 0) &&
      !state.theirs && {
        load: () => goOnFrom(heard, heard.document),
        dismiss: forgetHeard,
      },
    /** Whether another window has it open. */
    isOpenElsewhere: state.id !== newId && others.size > 0,
    /** What was left on this device when a window closed too early. */
    left: left.draft && {
      changedAt: left.draft.changedAt,
      restore: () => restore(left.draft),
      discard: () => left.draft && left.settle(left.draft),
    },
    isInWizard: address.has('wizard'),
  };
}

/** All that the screens around an editor show of its saving. */
export type DocumentEditing<Document> = ReturnType<typeof useDocumentEditing<Document>>;
