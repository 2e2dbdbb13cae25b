import { useState } from 'react';

import { entryOfAccount } from '../session/session';

interface Column {
  id: string;
  isHiddenAtFirst?: boolean;
}

/** The columns that a reader left out of a list, from the last visit. What makes no sense counts as not there. */
function readHiddenColumns(stored: string | null): readonly string[] | undefined {
  if (stored === null) return undefined;
  const ids = stored === '' ? [] : stored.split(',');
  return ids.every((id) => /^\w+$/.test(id)) ? ids : undefined;
}

/** The hidden columns of a list, kept in this browser per account. */
export function useHiddenColumns(list: string, columns: readonly Column[]) {
  const key = entryOfAccount(`columns:${list}`);
  const [hiddenColumns, setHiddenColumns] = useState(
    () =>
      readHiddenColumns(localStorage.getItem(key)) ??
      columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id),
  );

  return {
    hiddenColumns,
    onHiddenColumns: (ids: readonly string[]) => {
      setHiddenColumns(ids);
      localStorage.setItem(key, ids.join(','));
    },
  };
}
