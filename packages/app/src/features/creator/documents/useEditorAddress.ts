import { useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { cameFromSave } from '../../../session/guards/unsavedChanges';
import { newDocumentId } from '../../../paths';
import { useIsReachable, newUuid } from '../../../server/sendRequest';
import type { SaveAnswer } from './DocumentSaver';

/** Adds a document under an id that is stable until a response arrives, so that a retry adds it only once. */
export function useAddOnce() {
  const id = useRef<string>(undefined);

  return async <Document>(
    add: (id: string) => Promise<SaveAnswer<Document>>,
  ): Promise<SaveAnswer<Document>> => {
    id.current ??= newUuid();
    const answer = await add(id.current);
    if (answer.kind !== 'silence') id.current = undefined;
    return answer;
  };
}

/** State of an address of a new document: the one it begins as. */
export const stateOfStart = (begun: object) => ({ begun });

/** Creates a new document: the one that was chosen to begin with, else that of `begin`. */
export function useBegin<Document>(begin: () => Document): () => Document {
  const state: unknown = useLocation().state;
  const isChosen = typeof state === 'object' && state !== null && 'begun' in state;
  return isChosen ? () => state.begun as Document : begin;
}

/** The document named by the address; its key changes if a new editor must be mounted. */
export function useEditorAddress() {
  const { id = newDocumentId } = useParams();
  const { key: visit, state } = useLocation();
  const [editing, setEditing] = useState({ id, key: visit });

  if (id !== editing.id) {
    // The first save gave a new document its id: its editor stays mounted and keeps its undo history.
    const isSameEditor = editing.id === newDocumentId && cameFromSave(state);
    setEditing({ id, key: isSameEditor ? editing.key : visit });
  }
  return editing;
}

/** Query options for opening a document in an editor. */
export function useOpening(id: string) {
  const { state } = useLocation();
  const isReachable = useIsReachable();
  // Editing starts from the server's version; right after a save the cache has it.
  const isKnown = cameFromSave(state) || !isReachable;
  return {
    skip: id === newDocumentId,
    fetchPolicy: isKnown ? 'cache-first' : 'network-only',
  } as const;
}
