import type { FormDocument } from '@hearback/schema/documents';

import { useUpdateFormMutation } from '../../../server/generated/hooks';
import { newId } from '../../../paths';
import type { DocumentStart, SaveAnswer } from '../documents/DocumentSaver';
import { toSaveAnswer } from '../documents/toSaveAnswer';
import { useAddOnce } from '../documents/useAddOnce';
import { useAddForm } from './useAddForm';

/** Saves a form under its id, or as a new one. Quiet, unless a person asked for it. */
export function useSaveForm() {
  const addForm = useAddForm();
  const addOnce = useAddOnce();
  const [updateForm] = useUpdateFormMutation({ errorPolicy: 'all' });

  return async (
    { id, document, revision }: DocumentStart<FormDocument>,
    isAsked: boolean,
  ): Promise<SaveAnswer<FormDocument>> => {
    // What saves itself says beside the document how it went.
    const context = { quiet: !isAsked };
    if (id === newId) {
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
