import type { UpdateFeedbackInput } from '../../../server/generated/graphql';
import { useUpdateFeedbackMutation } from '../../../server/generated/hooks';
import { refusalOf } from '../../../fields/refusalOf';
import { showSnackbar } from '../../../shell/snackbar/snackbar';

/** Corrects one answer's sentiment or keeps a note about it. Says whether that worked. */
export function useUpdateFeedback() {
  const [updateFeedback, { loading }] = useUpdateFeedbackMutation();

  const update = async (input: UpdateFeedbackInput): Promise<boolean> => {
    const { data } = await updateFeedback({ variables: { input } });
    // Without an answer, the app has said so already.
    if (!data) return false;
    const { errors } = data.updateFeedback;
    if (errors.length > 0) showSnackbar('error', refusalOf(errors));
    return errors.length === 0;
  };

  return { update, isPending: loading };
}
