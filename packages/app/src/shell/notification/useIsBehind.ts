import { useReactiveVar } from '@apollo/client/react';

import { latestMoment } from './latestMoment';

/**
 * Whether more has come than a list shows, or one of its rows belongs further up by now. Its rows do
 * not move for it.
 */
export function useIsBehind(list: readonly { readonly dateUpdated: string }[] | undefined) {
  const latest = useReactiveVar(latestMoment);
  if (!list) return false;
  const isInOrder = list.every(
    ({ dateUpdated }, index) => dateUpdated <= (list[index - 1]?.dateUpdated ?? dateUpdated),
  );
  if (!isInOrder) return true;
  return latest !== undefined && list.every(({ dateUpdated }) => dateUpdated < latest);
}
