import { useRemoveFramesMutation } from '../../../apollo/generated/hooks';
import { removeThings } from '../../../apollo/lists/removeThings';

/** Removes frames. Codes that show one are unpublished, and asked for again when they are shown. */
export function useRemoveFrames() {
  const [removeFrames] = useRemoveFramesMutation({
    // The page closes up with what stood behind the removed rows.
    refetchQueries: ['FramesTab'],
    update: (cache, { data }) => removeThings(cache, 'Frame', data?.removeFrames.removedIds ?? []),
  });

  return async (ids: readonly string[]) => {
    const { data } = await removeFrames({ variables: { input: { ids: [...ids] } } });
    return data?.removeFrames;
  };
}
