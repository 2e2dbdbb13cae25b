import { useRemoveFeedbacksMutation } from '../../apollo/generated/hooks';
import { dropThings } from '../../apollo/lists/dropThings';
import { takeOut } from '../../apollo/lists/takeOut';

/** Removes feedback. */
export function useRemoveFeedbacks() {
  const [removeFeedbacks] = useRemoveFeedbacksMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['FeedbackPage'],
    update: (cache, { data }) => {
      const ids = data?.removeFeedbacks.removedIds ?? [];
      if (ids.length === 0) return;
      takeOut(cache, 'feedbacks', ids);
      dropThings(
        cache,
        ({ __typename: kind, id }) => kind === 'Feedback' && ids.includes(String(id)),
      );
    },
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeFeedbacks({ variables: { input: { ids: [...ids] } } });
    return data?.removeFeedbacks;
  };
}
