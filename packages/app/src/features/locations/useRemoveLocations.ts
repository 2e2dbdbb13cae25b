import { useRemoveLocationsMutation } from '../../apollo/generated/hooks';
import { dropThings, pointsTo } from '../../apollo/lists/dropThings';
import { takeOut } from '../../apollo/lists/takeOut';

/** Removes locations; their codes go with them, here as on the server. */
export function useRemoveLocations() {
  const [removeLocations] = useRemoveLocationsMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['LocationsPage'],
    update: (cache, { data }) => {
      const ids = data?.removeLocations.removedIds ?? [];
      if (ids.length === 0) return;
      takeOut(cache, 'locations', ids);
      dropThings(cache, (thing) => {
        const { __typename: kind, id } = thing;
        if (kind === 'Location') return ids.includes(String(id));
        return kind === 'Code' && pointsTo(thing, 'location', 'Location', ids);
      });
    },
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeLocations({ variables: { input: { ids: [...ids] } } });
    return data?.removeLocations;
  };
}
