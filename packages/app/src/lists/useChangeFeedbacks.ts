import type { FeedbackStatus } from '../server/generated/graphql';
import { refusalOf } from '../fields/refusalOf';
import { useUpdateFeedbacksMutation } from '../server/generated/hooks';
import { showSnackbar } from '../shell/snackbar/snackbar';

/** Sets the status of one or many submissions, with an optimistic update that is reverted on failure. */
export function useSetStatus() {
  const [updateFeedbacks] = useUpdateFeedbacksMutation();

  return async (ids: readonly string[], status: FeedbackStatus): Promise<boolean> => {
    // The Apollo cache identifies entities by type name.
    const expected = {
      updateFeedbacks: {
        __typename: 'UpdateFeedbacksPayload',
        feedbacks: ids.map((id) => ({ __typename: 'Feedback', id, status })),
        errors: [],
      },
    };
    const { data } = await updateFeedbacks({
      variables: { input: { ids: [...ids], status } },
      optimisticResponse: expected,
    });
    // A failed request has already been reported by the error link.
    if (!data) return false;
    const { errors } = data.updateFeedbacks;
    if (errors.length > 0) showSnackbar('error', refusalOf(errors));
    return errors.length === 0;
  };
}
