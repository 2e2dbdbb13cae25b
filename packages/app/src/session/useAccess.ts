import { useQuery } from '@apollo/client/react';

import { AppShellDocument } from '../server/generated/graphql';

/** The permissions of the person in the account that they act in. The server refuses the rest anyway. */
interface Permissions {
  isOwner: boolean;
  /** Work on the feedback, codes and settings of their places. */
  mayManage: boolean;
  /** Change what belongs to the whole account: companies, forms, frames, and what is deleted. */
  mayManageAll: boolean;
  /** The number of accounts that they may act in. */
  accounts: number;
}

/** The actions that somebody may take: all of them, or none. */
export const when = <Action>(
  isAllowed: boolean,
  ...actions: readonly Action[]
): readonly Action[] => (isAllowed ? actions : []);

/** The access of the person who is logged in, as the shell has read it. Until then that of an owner. */
export function useAccess(): Permissions {
  const { data } = useQuery(AppShellDocument, { fetchPolicy: 'cache-only' });
  const { role = 'OWNER', everywhere = true, accounts = 1 } = data?.me ?? {};
  const mayManage = role !== 'READER';
  return { isOwner: role === 'OWNER', mayManage, mayManageAll: mayManage && everywhere, accounts };
}
