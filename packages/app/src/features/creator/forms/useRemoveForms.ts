import { useRemoveFormsMutation } from '../../../apollo/generated/hooks';
import { removeThings } from '../../../apollo/lists/removeThings';

/** Removes forms. Codes that show one are unpublished, and asked for again when they are shown. */
export function useRemoveForms() {
  const [removeForms] = useRemoveFormsMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['FormsTab'],
    update: (cache, { data }) => removeThings(cache, 'Form', data?.removeForms.removedIds ?? []),
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeForms({ variables: { input: { ids: [...ids] } } });
    return data?.removeForms;
  };
}
