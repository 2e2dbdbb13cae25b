import { useEffect, useState } from 'react';

import { lateFile } from '../../internal/lateFile';
import type { Table } from './Table';

/** A table that is walked by keys weighs more than all that stands around it. */
const file = lateFile(async () => (await import('./Table')).Table);

export const loadTable = file.load;

/** `Table`, which comes while its rows are asked for. Undefined until it is there. */
export function useLateTable() {
  const [loaded, setLoaded] = useState<typeof Table | undefined>(file.loaded);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (loaded || hasFailed) return;
    let isGone = false;
    loadTable().then(
      (table) => {
        if (!isGone) setLoaded(() => table);
      },
      // No connection, or a newer version is out and this file is gone.
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [loaded, hasFailed]);

  return { LateTable: loaded, hasFailed, retry: () => setHasFailed(false) };
}
