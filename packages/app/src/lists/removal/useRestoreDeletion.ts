import { useApolloClient } from '@apollo/client/react';

import { forgetLists } from '../../server/forgetLists';
import { refusalOf } from '../../fields/refusalOf';
import { catchUpAfterRemoval } from '../../shell/notification/catchUp';
import { showSnackbar } from '../../shell/snackbar/snackbar';
import { RestoreDeletionDocument } from '../../server/generated/graphql';
import { messages } from './messages';

const refusals = { not_found: messages.gone, parent_deleted: messages.parentDeleted };

/** Takes a delete back, and says so. It works on after the screen that deleted was left. */
export function useRestoreDeletion() {
  const client = useApolloClient();

  return async (id: string) => {
    const { data } = await client.mutate({
      mutation: RestoreDeletionDocument,
      variables: { input: { id } },
    });
    if (!data) return;
    const { errors } = data.restoreDeletion;
    if (errors.length > 0) {
      const known = errors.find(({ code }) => code in refusals)?.code as keyof typeof refusals;
      showSnackbar('error', known ? refusals[known] : refusalOf(errors));
    } else {
      showSnackbar('success', messages.restored);
    }
    // Whatever is on the screen may show what came back, or that somebody else was faster.
    const refetched = client.refetchQueries({ include: 'active', updateCache: forgetLists });
    catchUpAfterRemoval(client);
    // A list that cannot be fetched now says so itself.
    await refetched.catch(() => {});
  };
}
