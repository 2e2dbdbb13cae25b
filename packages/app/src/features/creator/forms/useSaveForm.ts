import type { FormDocument } from '@hearback/schema/documents';
import { useUpdateFormMutation } from '../../../server/generated/hooks';
import { newDocumentId } from '../../../paths';
import { type DocumentStart, type SaveAnswer, toSaveAnswer } from '../documents/DocumentSaver';
import { useAddOnce } from '../documents/useEditorAddress';
import { useAddForm } from './useAddForm';

/** Updates a form, or adds a new one. Silent unless the save is manual. */
export function useSaveForm() {
  const addForm = useAddForm();
  const addOnce = useAddOnce();
  const [updateForm] = useUpdateFormMutation({ errorPolicy: 'all' });

  return async (
    { id, document, revision }: DocumentStart<FormDocument>,
    isAsked: boolean,
  ): Promise<SaveAnswer<FormDocument>> => {
    // Autosave shows its result beside the document.
    const context = { quiet: !isAsked };
    if (id === newDocumentId) {
      return addOnce(async (chosen) => {
        const answer = await addForm(document, { ...context, id: chosen });
        return toSaveAnswer(answer && { saved: answer.form, errors: answer.errors });
      });
    }
    const input = { id, document, revision };
    const { data } = await updateForm({ variables: { input }, context });
    if (!data) return toSaveAnswer();
    const { form: saved, current, errors } = data.updateForm;
    return toSaveAnswer({ saved, current, errors });
  };
}
