import type { FormDocument } from '@hearback/schema/documents';

import { useAddFormMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/lists/putFirst';

interface Options {
  quiet?: boolean;
  /** For asking again when there was no answer: the form is added once. */
  id?: string;
}

/** Adds a form. It then stands first in the list. Without an answer, the app has said so, unless quiet. */
export function useAddForm() {
  const [addForm] = useAddFormMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      const added = data?.addForm.form;
      if (added) putFirst(cache, 'forms', added);
    },
  });

  return async (document: FormDocument, { quiet = false, id }: Options = {}) => {
    const { data } = await addForm({
      variables: { input: { document, ...(id && { id }) } },
      context: { quiet },
    });
    return data?.addForm;
  };
}
