import type { FormikHelpers } from 'formik';

import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { newId } from '../../../paths';
import { showSnackbar } from '../../../snackbar/snackbar';
import type { CodeValues } from './CodeValues';
import { messages } from './messages';
import { useSaveCode } from './useSaveCode';

/** Sends the fields of a code and says what happened. Answers the code's id once it is saved. */
export function useSubmitCode(id: string = newId) {
  const { toErrors } = useFieldIssues();
  const saveCode = useSaveCode();

  return async (
    values: CodeValues,
    { setErrors }: Pick<FormikHelpers<CodeValues>, 'setErrors'>,
  ): Promise<string | undefined> => {
    const answer = await saveCode(id, values);
    if (!answer) return undefined;
    if (!answer.code) {
      setErrors(toErrors(answer.errors));
      showSnackbar('error', refusalOf(answer.errors));
      return undefined;
    }
    showSnackbar('success', id === newId ? messages.added : messages.updated);
    return answer.code.id;
  };
}
