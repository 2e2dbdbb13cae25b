import { useRemoveFormsMutation } from '../../../apollo/generated/hooks';
import { dropThings } from '../../../apollo/lists/dropThings';
import { takeOut } from '../../../apollo/lists/takeOut';

/** Removes forms. Codes that show one are unpublished, and asked for again when they are shown. */
export function useRemoveForms() {
  const [removeForms, { loading }] = useRemoveFormsMutation({
    errorPolicy: 'all',
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['FormsTab'],
    update: (cache, { data }) => {
      const ids = data?.removeForms.removedIds ?? [];
      if (ids.length === 0) return;
      takeOut(cache, 'forms', ids);
      dropThings(cache, ({ __typename: kind, id }) => kind === 'Form' && ids.includes(String(id)));
    },
  });

  const remove = async (ids: readonly string[]) => {
    const { data } = await removeForms({ variables: { input: { ids: [...ids] } } });
    return data?.removeForms;
  };
  return { remove, isPending: loading };
}
