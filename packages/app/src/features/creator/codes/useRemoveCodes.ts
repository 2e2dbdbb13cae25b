import { useRemoveCodesMutation } from '../../../apollo/generated/hooks';
import { removeThings } from '../../../apollo/lists/removeThings';

/** Removes codes; their feedback goes with them. Needs the word DELETE as the person typed it. */
export function useRemoveCodes() {
  const [removeCodes] = useRemoveCodesMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['CodesTab'],
    update: (cache, { data }) => removeThings(cache, 'Code', data?.removeCodes.removedIds ?? []),
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeCodes({
      variables: { input: { ids: [...ids], confirm: 'DELETE' } },
    });
    return data?.removeCodes;
  };
}
