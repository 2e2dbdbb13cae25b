import { useDuplicateFormMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/lists/putFirst';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { refusalOfDocument } from '../refusalOfDocument';
import { messages } from './messages';

/** Makes a copy of a form, and says so. Answers its id. */
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
    // Without an answer, the app has said so already.
    if (!data) return undefined;
    const { form, errors } = data.duplicateForm;
    if (form) showSnackbar('success', messages.duplicated, { title: form.title });
    else showSnackbar('error', refusalOfDocument(errors));
    return form?.id;
  };
}
