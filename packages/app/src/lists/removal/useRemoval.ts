import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { removeThings, type RemovableKind } from '../../server/cachedLists';
import { refusalOf } from '../../fields/refusalOf';
import { catchUpAfterRemoval } from '../../shell/notification/catchUp';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { messages } from './messages';
import type { AnyMessage } from '../../i18n/Messages';
import { useRestoreDeletion } from './useRestoreDeletion';

/** The response to a removal. */
interface RemovalAnswer {
  removedIds: string[];
  deletionId: string | null;
  errors: readonly { field: string | null; code: string }[];
}

/** Configuration for removing one type of entity. */
interface Removal<Field extends string, Input extends { ids: string[] }> {
  kind: RemovableKind;
  document: TypedDocumentNode<Record<Field, RemovalAnswer>, { input: Input }>;
  /** The mutation's field. */
  field: Field;
  inputOf: (ids: string[]) => Input;
  /** The query of the list, which closes up with what stood behind the removed rows. */
  page: string;
  /** Says that it worked. */
  removed: AnyMessage;
}

/** The usual input of a removal. */
export const idsOf = (ids: string[]) => ({ ids });

/** Types that notifications refer to, directly or through their codes. */
const kinds: ReadonlySet<RemovableKind> = new Set(['Company', 'Location', 'Code']);

/**
 * Removes things from the screen at once, says that it worked, and offers to undo it. When the
 * server refuses, they are back, with the reason. It works on after the screen was left.
 */
export function useRemoval<Field extends string, Input extends { ids: string[] }>({
  kind,
  document,
  field,
  inputOf,
  page,
  removed,
}: Removal<Field, Input>) {
  const client = useApolloClient();
  const restore = useRestoreDeletion();

  return async (ids: readonly string[]): Promise<void> => {
    const expected = {
      __typename: `${field.charAt(0).toUpperCase()}${field.slice(1)}Payload`,
      removedIds: [...ids],
      deletionId: null,
      errors: [],
    };
    const { data } = await client.mutate({
      mutation: document,
      variables: { input: inputOf([...ids]) },
      optimisticResponse: { [field]: expected } as Record<Field, typeof expected>,
      update: (cache, result) => removeThings(cache, kind, result.data?.[field].removedIds ?? []),
      refetchQueries: [page],
    });
    // Without an answer, the app has said so already.
    if (!data) return;
    const { deletionId, errors } = data[field];
    if (errors.length > 0) {
      showSnackbar('error', refusalOf(errors));
      return;
    }
    if (kinds.has(kind)) catchUpAfterRemoval(client);
    showSnackbar(
      'success',
      removed,
      { count: ids.length },
      deletionId ? { label: messages.undo, onPress: () => void restore(deletionId) } : undefined,
    );
  };
}
