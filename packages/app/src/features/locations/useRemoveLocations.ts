import { useRemoveLocationsMutation } from '../../apollo/generated/hooks';
import { removeThings } from '../../apollo/lists/removeThings';

/** Removes locations; their codes go with them, here as on the server. */
export function useRemoveLocations() {
  const [removeLocations] = useRemoveLocationsMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['LocationsPage'],
    update: (cache, { data }) =>
      removeThings(cache, 'Location', data?.removeLocations.removedIds ?? []),
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeLocations({ variables: { input: { ids: [...ids] } } });
    return data?.removeLocations;
  };
}
