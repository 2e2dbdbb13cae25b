import { useApolloClient } from '@apollo/client/react';

import { TellFeedbacksApartDocument } from '../../../server/generated/graphql';
import { forgetLists } from '../../../server/lists/forgetLists';
import { refusalOf } from '../../../fields/refusalOf';
import { messages as removalMessages } from '../../../lists/removal/messages';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

/** Says of answers that they are real, or takes that back. It works on after the screen was left. */
export function useTellApart() {
  const client = useApolloClient();

  const tell = async (ids: readonly string[], setAside: boolean): Promise<boolean> => {
    const { data } = await client.mutate({
      mutation: TellFeedbacksApartDocument,
      variables: { ids: [...ids], setAside },
    });
    // Without an answer, the app has said so already.
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
    // Whatever is on the screen may show them, or count them. What cannot be fetched now says so itself.
    await client.refetchQueries({ include: 'active', updateCache: forgetLists }).catch(() => {});
    return errors.length === 0;
  };
  return tell;
}
