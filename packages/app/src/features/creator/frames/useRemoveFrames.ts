import { useRemoveFramesMutation } from '../../../apollo/generated/hooks';
import { dropThings } from '../../../apollo/lists/dropThings';
import { takeOut } from '../../../apollo/lists/takeOut';

/** Removes frames. Codes that show one are unpublished, and asked for again when they are shown. */
export function useRemoveFrames() {
  const [removeFrames, { loading }] = useRemoveFramesMutation({
    errorPolicy: 'all',
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['FramesTab'],
    update: (cache, { data }) => {
      const ids = data?.removeFrames.removedIds ?? [];
      if (ids.length === 0) return;
      takeOut(cache, 'frames', ids);
      dropThings(cache, ({ __typename: kind, id }) => kind === 'Frame' && ids.includes(String(id)));
    },
  });

  const remove = async (ids: readonly string[]) => {
    const { data } = await removeFrames({ variables: { input: { ids: [...ids] } } });
    return data?.removeFrames;
  };
  return { remove, isPending: loading };
}
