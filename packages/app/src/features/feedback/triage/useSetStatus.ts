import type { FeedbackStatus } from '../../../server/generated/graphql';
import { useUpdateFeedbacksMutation } from '../../../server/generated/hooks';
import { refusalOf } from '../../../fields/refusalOf';
import { showSnackbar } from '../../../shell/snackbar/snackbar';

/** Sets the status of one or many answers: on the screen at once, and back again when it was refused. */
export function useSetStatus() {
  const [updateFeedbacks] = useUpdateFeedbacksMutation();

  return async (ids: readonly string[], status: FeedbackStatus): Promise<boolean> => {
    // The cache knows things by their kind.
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
    // Without an answer, the app has said so already.
    if (!data) return false;
    const { errors } = data.updateFeedbacks;
    if (errors.length > 0) showSnackbar('error', refusalOf(errors));
    return errors.length === 0;
  };
}
