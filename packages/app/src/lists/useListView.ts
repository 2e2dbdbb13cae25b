import { useState } from 'react';

import type { Density, Layout } from '@hearback/ui';

import { entryOfAccount } from '../session/session';

interface Column {
  id: string;
  isHiddenAtFirst?: boolean;
}

/** The columns that a reader left out of a list, from the last visit. What makes no sense counts as not there. */
function readHiddenColumns(stored: string | null): readonly string[] | undefined {
  if (stored === null) return undefined;
  const ids = stored === '' ? [] : stored.split(',');
  return ids.every((id) => /^[\w-]+$/.test(id)) ? ids : undefined;
}

/** The height of rows suits a screen, not a person: one for all lists and accounts of a browser. */
const densityKey = 'density';

const readDensity = (): Density =>
  localStorage.getItem(densityKey) === 'compact' ? 'compact' : 'comfortable';

/** The view of a list: cards or lines and hidden columns, kept in this browser per account, and the height of rows. */
export function useListView(list: string, columns: readonly Column[]) {
  const key = entryOfAccount(`columns:${list}`);
  const [hiddenColumns, setHiddenColumns] = useState(
    () =>
      readHiddenColumns(localStorage.getItem(key)) ??
      columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id),
  );
  const layoutKey = entryOfAccount(`layout:${list}`);
  const [layout, setLayout] = useState<Layout>(() =>
    localStorage.getItem(layoutKey) === 'table' ? 'table' : 'gallery',
  );
  const [density, setDensity] = useState(readDensity);

  return {
    hiddenColumns,
    onHiddenColumns: (ids: readonly string[]) => {
      setHiddenColumns(ids);
      localStorage.setItem(key, ids.join(','));
    },
    layout,
    onLayout: (next: Layout) => {
      setLayout(next);
      localStorage.setItem(layoutKey, next);
    },
    density,
    onDensity: (next: Density) => {
      setDensity(next);
      localStorage.setItem(densityKey, next);
    },
  };
}
