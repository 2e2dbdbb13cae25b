import type { UpdateFeedbackInput } from '../../../apollo/generated/graphql';
import { useUpdateFeedbackMutation } from '../../../apollo/generated/hooks';
import { refusalOf } from '../../../fields/refusalOf';
import { showSnackbar } from '../../../snackbar/snackbar';

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
