import type { FrameDocument } from '@hearback/schema/documents';

import { useAddFrameMutation, useUpdateFrameMutation } from '../../../apollo/generated/hooks';
import { putFirst } from '../../../apollo/lists/putFirst';
import { newId } from '../../../paths';
import type { Saved } from '../documents/useDocumentEditing';

/** Saves a frame under its id, or as a new one. Without an answer, the app has said so already. */
export function useSaveFrame() {
  const [addFrame] = useAddFrameMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      const added = data?.addFrame.frame;
      if (added) putFirst(cache, 'frames', added);
    },
  });
  const [updateFrame] = useUpdateFrameMutation({ errorPolicy: 'all' });

  return async (id: string, document: FrameDocument): Promise<Saved> => {
    if (id === newId) {
      const { data } = await addFrame({ variables: { input: { document } } });
      return data && { saved: data.addFrame.frame, errors: data.addFrame.errors };
    }
    const { data } = await updateFrame({ variables: { input: { id, document } } });
    return data && { saved: data.updateFrame.frame, errors: data.updateFrame.errors };
  };
}
