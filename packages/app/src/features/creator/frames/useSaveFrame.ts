import type { FrameDocument } from '@hearback/schema/documents';

import { useAddFrameMutation, useUpdateFrameMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/lists/putFirst';
import { newId } from '../../../paths';
import type { DocumentStart, SaveAnswer } from '../documents/DocumentSaver';
import { toSaveAnswer } from '../documents/toSaveAnswer';
import { useAddOnce } from '../documents/useAddOnce';

/** Saves a frame under its id, or as a new one. Quiet, unless a person asked for it. */
export function useSaveFrame() {
  const addOnce = useAddOnce();
  const [addFrame] = useAddFrameMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      const added = data?.addFrame.frame;
      if (added) putFirst(cache, 'frames', added);
    },
  });
  const [updateFrame] = useUpdateFrameMutation({ errorPolicy: 'all' });

  return async (
    { id, document, revision }: DocumentStart<FrameDocument>,
    isAsked: boolean,
  ): Promise<SaveAnswer<FrameDocument>> => {
    // What saves itself says beside the document how it went.
    const context = { quiet: !isAsked };
    if (id === newId) {
      return addOnce(async (chosen) => {
        const { data } = await addFrame({
          variables: { input: { id: chosen, document } },
          context,
        });
        return toSaveAnswer(data && { saved: data.addFrame.frame, errors: data.addFrame.errors });
      });
    }
    const input = { id, document, revision };
    const { data } = await updateFrame({ variables: { input }, context });
    if (!data) return toSaveAnswer();
    const { frame: saved, current, errors } = data.updateFrame;
    return toSaveAnswer({ saved, current, errors });
  };
}
