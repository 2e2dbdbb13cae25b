import { useState } from 'react';

import { useLocation, useParams } from 'react-router-dom';

import { cameFromSave } from '../../../session/guards/unsavedChanges';
import { newId } from '../../../paths';
import { useIsReachable } from '../../../session/reachability';

/** Which document the address names, and whether its editor is still the same one. */
export function useEditorAddress() {
  const { id = newId } = useParams();
  const { key: visit, state } = useLocation();
  const [editing, setEditing] = useState({ id, key: visit });

  if (id !== editing.id) {
    // A new document got its id by its first save: its editor goes on, with all its steps back.
    const isSameEditor = editing.id === newId && cameFromSave(state);
    setEditing({ id, key: isSameEditor ? editing.key : visit });
  }
  return editing;
}

/** How the document of an editor is asked for. */
export function useOpening(id: string) {
  const { state } = useLocation();
  const isReachable = useIsReachable();
  // Editing starts from what the server has; right after a save that is what we know.
  const isKnown = cameFromSave(state) || !isReachable;
  return { skip: id === newId, fetchPolicy: isKnown ? 'cache-first' : 'network-only' } as const;
}
