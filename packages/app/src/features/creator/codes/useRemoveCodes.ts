import { useRemoveCodesMutation } from '../../../apollo/generated/hooks';
import { dropThings, pointsTo } from '../../../apollo/lists/dropThings';
import { takeOut } from '../../../apollo/lists/takeOut';

/** Removes codes; their feedback goes with them. Needs the word DELETE as the person typed it. */
export function useRemoveCodes() {
  const [removeCodes, { loading }] = useRemoveCodesMutation({
    errorPolicy: 'all',
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['CodesTab'],
    update: (cache, { data }) => {
      const ids = data?.removeCodes.removedIds ?? [];
      if (ids.length === 0) return;
      takeOut(cache, 'codes', ids);
      dropThings(cache, (thing) => {
        if (thing.__typename === 'Code') return ids.includes(String(thing['id']));
        return thing.__typename === 'Feedback' && pointsTo(thing, 'code', 'Code', ids);
      });
    },
  });

  const remove = async (ids: readonly string[]) => {
    const { data } = await removeCodes({
      variables: { input: { ids: [...ids], confirm: 'DELETE' } },
    });
    return data?.removeCodes;
  };
  return { remove, isPending: loading };
}
