import { useRemoveFeedbacksMutation } from '../../apollo/generated/hooks';
import { removeThings } from '../../apollo/lists/removeThings';

/** Removes feedback. */
export function useRemoveFeedbacks() {
  const [removeFeedbacks] = useRemoveFeedbacksMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['FeedbackPage'],
    update: (cache, { data }) =>
      removeThings(cache, 'Feedback', data?.removeFeedbacks.removedIds ?? []),
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeFeedbacks({ variables: { input: { ids: [...ids] } } });
    return data?.removeFeedbacks;
  };
}
