import { useApolloClient } from '@apollo/client/react';

import { TellFeedbacksApartDocument } from '../../../server/generated/graphql';
import { forgetLists } from '../../../server/forgetLists';
import { refusalOf } from '../../../fields/refusalOf';
import { messages as removalMessages } from '../../../lists/removal/messages';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

/** Marks submissions as genuine, or sets them aside again. Completes even if the screen is left. */
export function useTellApart() {
  const client = useApolloClient();

  const tell = async (ids: readonly string[], setAside: boolean): Promise<boolean> => {
    const { data } = await client.mutate({
      mutation: TellFeedbacksApartDocument,
      variables: { ids: [...ids], setAside },
    });
    // A failed request has already been reported by the error link.
    if (!data) return false;
    const { errors } = data.updateFeedbacks;
    if (errors.length > 0) showSnackbar('error', refusalOf(errors));
    else if (setAside) showSnackbar('success', messages.asideAgain, { count: ids.length });
    else {
      showSnackbar(
        'success',
        messages.counts,
        { count: ids.length },
        { label: removalMessages.undo, onPress: () => void tell(ids, true) },
      );
    }
    // Any active query may list or count them. A failed refetch is reported by its own query.
    await client.refetchQueries({ include: 'active', updateCache: forgetLists }).catch(() => {});
    return errors.length === 0;
  };
  return tell;
}
