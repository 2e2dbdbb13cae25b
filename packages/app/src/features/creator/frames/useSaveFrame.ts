import type { FrameDocument } from '@hearback/schema/documents';
import { useAddFrameMutation, useUpdateFrameMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/cachedLists';
import { newDocumentId } from '../../../paths';
import { type DocumentStart, type SaveAnswer, toSaveAnswer } from '../documents/DocumentSaver';
import { useAddOnce } from '../documents/useEditorAddress';

/** Updates a frame, or adds a new one. Silent unless the save is manual. */
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
    // Autosave shows its result beside the document.
    const context = { quiet: !isAsked };
    if (id === newDocumentId) {
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
