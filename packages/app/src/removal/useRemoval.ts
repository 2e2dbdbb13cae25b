import { useState } from 'react';

import { refusalOf } from '../fields/refusalOf';
import type { AnyMessage } from '../i18n/AnyMessage';
import { showSnackbar } from '../snackbar/snackbar';
import { messages } from './messages';
import { useRestoreDeletion } from './useRestoreDeletion';

/** What the server says to a removal. */
interface RemovalAnswer {
  deletionId?: string | null | undefined;
  errors: readonly { field?: string | null | undefined; code: string }[];
}

/** What removes things by their ids. Without an answer, the app has said so already. */
export type Remove = (ids: readonly string[]) => Promise<RemovalAnswer | undefined>;

/**
 * Removes things, says that it worked, and offers to undo it; or says why it did not. `confirm`
 * answers whether they are gone.
 */
export function useRemoval(remove: Remove, removed: AnyMessage) {
  const restore = useRestoreDeletion();
  const [isPending, setIsPending] = useState(false);

  const confirm = async (ids: readonly string[]): Promise<boolean> => {
    setIsPending(true);
    const answer = await remove(ids);
    setIsPending(false);
    if (!answer) return false;
    const { deletionId, errors } = answer;
    if (errors.length > 0) {
      showSnackbar('error', refusalOf(errors));
      return false;
    }
    showSnackbar(
      'success',
      removed,
      { count: ids.length },
      deletionId ? { label: messages.undo, onPress: () => void restore(deletionId) } : undefined,
    );
    return true;
  };

  return { confirm, isPending };
}
