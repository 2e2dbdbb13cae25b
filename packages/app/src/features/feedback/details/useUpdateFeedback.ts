import { useApolloClient } from '@apollo/client/react';

import type { FeedbackDetailsQuery, UpdateFeedbackInput } from '../../../server/generated/graphql';
import { useUpdateFeedbackMutation } from '../../../server/generated/hooks';
import { refusalOf } from '../../../fields/refusalOf';
import { recountWork } from '../../../lists/useChangeFeedbacks';
import { showSnackbar } from '../../../shell/snackbar/snackbar';

/** All fields of a submission. */
export type Details = NonNullable<FeedbackDetailsQuery['feedback']>;

/** Updates one submission's sentiment, note or reply. Resolves to true if it succeeded. */
export function useUpdateFeedback() {
  const client = useApolloClient();
  const [updateFeedback, { loading }] = useUpdateFeedbackMutation();

  const update = async (input: UpdateFeedbackInput): Promise<boolean> => {
    const { data } = await updateFeedback({ variables: { input } });
    // A failed request has already been reported by the error link.
    if (!data) return false;
    const { errors } = data.updateFeedback;
    if (errors.length > 0) showSnackbar('error', refusalOf(errors));
    recountWork(client);
    return errors.length === 0;
  };

  return { update, isPending: loading };
}
