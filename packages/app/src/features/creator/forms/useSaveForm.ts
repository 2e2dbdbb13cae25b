import type { FormDocument } from '@hearback/schema/documents';

import { useAddFormMutation, useUpdateFormMutation } from '../../../apollo/generated/hooks';
import { putFirst } from '../../../apollo/lists/putFirst';
import { newId } from '../../../paths';
import type { Saved } from '../documents/useDocumentEditing';

/** Saves a form under its id, or as a new one. Without an answer, the app has said so already. */
export function useSaveForm() {
  const [addForm] = useAddFormMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      const added = data?.addForm.form;
      if (added) putFirst(cache, 'forms', added);
    },
  });
  const [updateForm] = useUpdateFormMutation({ errorPolicy: 'all' });

  return async (id: string, document: FormDocument): Promise<Saved> => {
    if (id === newId) {
      const { data } = await addForm({ variables: { input: { document } } });
      return data && { saved: data.addForm.form, errors: data.addForm.errors };
    }
    const { data } = await updateForm({ variables: { input: { id, document } } });
    return data && { saved: data.updateForm.form, errors: data.updateForm.errors };
  };
}
