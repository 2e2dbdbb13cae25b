import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { refusalOf } from '../fields/refusalOf';
import { FeedbackRow_FeedbackFragmentDoc, type FeedbackStatus } from '../server/generated/graphql';
import { useUpdateFeedbacksMutation } from '../server/generated/hooks';
import { showSnackbar } from '../shell/snackbar/snackbar';
import { messages } from './messages';

interface Change {
  status?: FeedbackStatus;
  /** Null: nobody. */
  assigneeId?: string | null;
}

/** Counts the submissions that wait again, where their number is shown. A failed count is silent. */
export function recountWork(client: Pick<ApolloClient, 'getObservableQueries'>) {
  for (const query of client.getObservableQueries('active')) {
    if (query.queryName === 'WorkCounts') void query.refetch().catch(() => {});
  }
}

/** The columns of a submission after a change, as far as they are known before the server answers. */
function expectedOf(client: ApolloClient, id: string, change: Change) {
  const known = client.readFragment({
    id: `Feedback:${id}`,
    fragment: FeedbackRow_FeedbackFragmentDoc,
  });
  const status = change.status ?? known?.status ?? 'NEW';
  const { assigneeId = known?.assigneeId ?? null } = change;
  const isDone = status === 'RESOLVED' || status === 'DISMISSED';
  // The Apollo cache identifies entities by type name.
  return {
    __typename: 'Feedback',
    id,
    status,
    assigneeId,
    dueAt: isDone ? null : (known?.dueAt ?? null),
  };
}

/**
 * Sets the status or the assignee of one or many submissions, with an optimistic update that is reverted on
 * failure.
 */
export function useChangeFeedbacks() {
  const client = useApolloClient();
  const [updateFeedbacks] = useUpdateFeedbacksMutation();

  return async (ids: readonly string[], change: Change): Promise<boolean> => {
    const expected = {
      updateFeedbacks: {
        __typename: 'UpdateFeedbacksPayload',
        feedbacks: ids.map((id) => expectedOf(client, id, change)),
        errors: [],
      },
    };
    const { data } = await updateFeedbacks({
      variables: { input: { ids: [...ids], ...change } },
      optimisticResponse: expected,
    });
    // A failed request has already been reported by the error link.
    if (!data) return false;
    const { errors } = data.updateFeedbacks;
    if (errors.length > 0) {
      showSnackbar('error', refusalOf(errors, { assigneeId: messages.notAssignable }));
    }
    recountWork(client);
    return errors.length === 0;
  };
}
