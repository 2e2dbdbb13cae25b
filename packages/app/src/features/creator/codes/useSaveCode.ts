import { useAddCodeMutation, useUpdateCodeMutation } from '../../../server/generated/hooks';
import { putFirst } from '../../../server/lists/putFirst';
import { newId } from '../../../paths';
import { toInput, type CodeValues } from './CodeValues';

/** Saves a code under its id, or as a new one. Without an answer, the app has said so already. */
export function useSaveCode() {
  const [addCode] = useAddCodeMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      const added = data?.addCode.code;
      if (added) putFirst(cache, 'codes', added);
    },
  });
  const [updateCode] = useUpdateCodeMutation({ errorPolicy: 'all' });

  return async (id: string, values: CodeValues) => {
    const input = toInput(values);
    if (id === newId) {
      const { data } = await addCode({ variables: { input } });
      return data?.addCode;
    }
    const { data } = await updateCode({ variables: { input: { id, ...input } } });
    return data?.updateCode;
  };
}
