import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';

import { usePublishFormMutation } from '../../../../server/generated/hooks';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import type { DocumentEditing } from '../../documents/useDocumentEditing';
import { refusalOfDocument } from '../../refusalOfDocument';
import { messages } from './messages';

/** Result of publishing a form. */
export interface Published {
  version: number;
  codes: number;
}

/** Saves a form and publishes it as an immutable version, which all codes that link it use from then on. */
export function usePublishForm({ store, meet }: DocumentEditing<FormDocument>) {
  const [publishForm] = usePublishFormMutation({
    errorPolicy: 'all',
    // Its versions, and the codes with an older one, are refetched when they are shown.
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
