import type { FormikErrors, FormikHelpers } from 'formik';

import { code } from '@hearback/schema/rules';

import { useFieldIssues } from '../../../fields/useFieldIssues';
import { newDocumentId } from '../../../paths';
import { afterTags } from '../../../lists/tags';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { useFormOfCode } from '../templates/useTemplates';
import { type CodeValues, codeInput } from './CodeValues';
import { messages } from './messages';
import { refusalOfArt } from './publish/refusalOfArt';
import { useAddCodeMutation, useUpdateCodeMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/cachedLists';

/** Field names that differ between the code schema and the form. */
const aliases = { locationId: 'site', formId: 'form', frameId: 'frame' };

/** Validates a code's values against its schema, where an unlinked form or frame is null. */
export function useValidateCode() {
  const { validate } = useFieldIssues();
  const ask = validate<ReturnType<typeof codeInput>>(code, aliases);
  return async (values: CodeValues): Promise<FormikErrors<CodeValues>> => ask(codeInput(values));
}

/** Updates a code, or adds a new one. A failed request has already been reported by the error link. */
function useSaveCode() {
  const [addCode] = useAddCodeMutation({
    ...afterTags,
    errorPolicy: 'all',
    update: (cache, { data }) => {
      const added = data?.addCode.code;
      if (added) putFirst(cache, 'codes', added);
    },
  });
  const [updateCode] = useUpdateCodeMutation({ errorPolicy: 'all', ...afterTags });

  return async (id: string, values: CodeValues) => {
    const input = codeInput(values);
    if (id === newDocumentId) {
      const { data } = await addCode({ variables: { input } });
      return data?.addCode;
    }
    const { data } = await updateCode({ variables: { input: { id, ...input } } });
    return data?.updateCode;
  };
}

/** Saves the fields of a code and reports the result. Returns the code's id if it was saved. */
export function useSubmitCode(id: string = newDocumentId) {
  const { toErrors } = useFieldIssues();
  const saveCode = useSaveCode();
  const formOfCode = useFormOfCode();

  return async (
    values: CodeValues,
    { setErrors, setFieldValue }: Pick<FormikHelpers<CodeValues>, 'setErrors' | 'setFieldValue'>,
  ): Promise<string | undefined> => {
    const formId = await formOfCode(values);
    if (formId === undefined) return undefined;
    // A retry reuses the form that was already created.
    if (formId !== values.formId) await setFieldValue('formId', formId, false);
    const answer = await saveCode(id, { ...values, formId });
    if (!answer) return undefined;
    if (!answer.code) {
      setErrors(toErrors(answer.errors));
      showSnackbar('error', refusalOfArt(answer.errors));
      return undefined;
    }
    showSnackbar('success', id === newDocumentId ? messages.added : messages.updated);
    return answer.code.id;
  };
}
