import { useApolloClient } from '@apollo/client/react';

import { TemplateOfCodeDocument } from '../../../server/generated/graphql';
import { messages as snackbar } from '../../../shell/snackbar/messages';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import type { CodeValues } from '../codes/CodeValues';
import { useAddForm } from '../forms/useAddForm';
import { messages } from './messages';

/** The form that a code is to show: the chosen one, or a new one from the chosen template. */
export function useFormOfCode() {
  const client = useApolloClient();
  const addForm = useAddForm();

  /** Answers its id: an empty one where none is wanted, nothing where it could not be made and this was said. */
  return async ({ formId, templateId, name }: CodeValues): Promise<string | undefined> => {
    if (formId !== '' || templateId === '') return formId;
    const { data, error } = await client.query({
      query: TemplateOfCodeDocument,
      variables: { id: templateId },
      errorPolicy: 'all',
      context: { failure: snackbar.serverIssue },
    });
    const template = data?.template;
    const answer = template && (await addForm({ ...template.document, title: name.trim() }));
    // Without an answer, the app has said so already.
    const isSaid = error !== undefined || answer === undefined;
    if (!answer?.form && !isSaid) showSnackbar('error', messages.notMade);
    return answer?.form?.id;
  };
}
