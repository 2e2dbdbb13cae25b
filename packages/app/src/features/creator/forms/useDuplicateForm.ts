import { useDuplicateFormMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/cachedLists';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { refusalOfDocument } from '../refusalOfDocument';
import { messages } from './messages';

/** Duplicates a form and reports the result. Returns the id of the copy. */
export function useDuplicateForm() {
  const [duplicateForm] = useDuplicateFormMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      const copy = data?.duplicateForm.form;
      if (copy) putFirst(cache, 'forms', copy);
    },
  });

  return async (id: string): Promise<string | undefined> => {
    const { data } = await duplicateForm({ variables: { input: { id } } });
    // A failed request has already been reported by the error link.
    if (!data) return undefined;
    const { form, errors } = data.duplicateForm;
    if (form) showSnackbar('success', messages.duplicated, { title: form.title });
    else showSnackbar('error', refusalOfDocument(errors));
    return form?.id;
  };
}
