import type { FormikHelpers } from 'formik';

import { useFieldIssues } from '../../../fields/useFieldIssues';
import { newId } from '../../../paths';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { useFormOfCode } from '../templates/useFormOfCode';
import type { CodeValues } from './CodeValues';
import { messages } from './messages';
import { refusalOfArt } from './publish/refusalOfArt';
import { useSaveCode } from './useSaveCode';

/** Sends the fields of a code and says what happened. Answers the code's id once it is saved. */
export function useSubmitCode(id: string = newId) {
  const { toErrors } = useFieldIssues();
  const saveCode = useSaveCode();
  const formOfCode = useFormOfCode();

  return async (
    values: CodeValues,
    { setErrors, setFieldValue }: Pick<FormikHelpers<CodeValues>, 'setErrors' | 'setFieldValue'>,
  ): Promise<string | undefined> => {
    const formId = await formOfCode(values);
    if (formId === undefined) return undefined;
    // Tried again, the code takes the form that is there by now.
    if (formId !== values.formId) await setFieldValue('formId', formId, false);
    const answer = await saveCode(id, { ...values, formId });
    if (!answer) return undefined;
    if (!answer.code) {
      setErrors(toErrors(answer.errors));
      showSnackbar('error', refusalOfArt(answer.errors));
      return undefined;
    }
    showSnackbar('success', id === newId ? messages.added : messages.updated);
    return answer.code.id;
  };
}
