import type { FormDocument } from '@hearback/schema/documents';

import { useAddFormMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/cachedLists';

interface Options {
  quiet?: boolean;
  /** Makes a retry idempotent: the form is added once. */
  id?: string;
}

/** Adds a form as first of the list. The error link reports failed requests, unless quiet. */
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
