import { guessTrade } from '@hearback/schema/documents';

import { LocationChoicesDocument } from '../../../server/generated/graphql';
import { useWholeList } from '../../../server/useWholeList';

/** The line of business that the names of the account's companies and locations speak of. */
export function useTrade() {
  const { items, isLoading } = useWholeList(LocationChoicesDocument);
  const trade = guessTrade([
    ...items.map(({ company }) => company.name),
    ...items.map(({ name }) => name),
  ]);
  // Galleries that are sorted by it wait, so that nothing moves once it is drawn.
  return { trade, isLoading };
}
