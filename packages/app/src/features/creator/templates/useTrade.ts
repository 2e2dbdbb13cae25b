import { guessTrade, type Trade } from '@hearback/schema/documents';

import { LocationChoicesDocument } from '../../../server/generated/graphql';
import { useWholeList } from '../../../server/useWholeList';

/** The line of business that the names of the account's companies and locations speak of. */
export function useTrade(): Trade | undefined {
  const { items } = useWholeList(LocationChoicesDocument);
  return guessTrade([
    ...items.map(({ company }) => company.name),
    ...items.map(({ name }) => name),
  ]);
}
