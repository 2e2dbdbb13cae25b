import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';

import { usePublishFormMutation } from '../../../../server/generated/hooks';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import type { DocumentEditing } from '../../documents/useDocumentEditing';
import { refusalOfDocument } from '../../refusalOfDocument';
import { messages } from './messages';

/** What visitors have since a form was published. */
export interface Published {
  version: number;
  codes: number;
}

/** Saves a form and freezes it as a version, which every code that shows it shows from now on. */
export function usePublishForm({ store, meet }: DocumentEditing<FormDocument>) {
  const [publishForm] = usePublishFormMutation({
    errorPolicy: 'all',
    // Its versions, and which codes lag behind, are asked for again when they are shown.
    update: (cache, { data }) => {
      const form = data?.publishForm.form;
      if (!form) return;
      cache.evict({ id: `Form:${form.id}`, fieldName: 'versions' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'codes' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'code' });
    },
  });
  const [isPending, setIsPending] = useState(false);
  const [published, setPublished] = useState<Published>();

  const publish = async () => {
    setIsPending(true);
    setPublished(undefined);
    const stored = await store();
    if (stored) {
      const { id, revision } = stored;
      const { data } = await publishForm({ variables: { input: { id, revision } } });
      const answer = data?.publishForm;
      if (answer?.form) {
        const { version, usedByCodes } = answer.form;
        setPublished({ version, codes: answer.updatedCodes ?? 0 });
        showSnackbar('success', usedByCodes > 0 ? messages.nowSeen : messages.done, { version });
      } else if (answer && !(answer.current && (await meet(answer.current)))) {
        showSnackbar('error', refusalOfDocument(answer.errors));
      }
    }
    setIsPending(false);
  };

  return { publish, isPending, published };
}
