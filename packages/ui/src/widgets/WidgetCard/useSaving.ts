import { type RefObject, useState } from 'react';
import { useLocale } from 'react-aria-components';

import type { ChartFile, WidgetTable } from './saveChart';

/** The file that could not be saved; `menu` if the list of files could not be loaded. */
export type Unsaved = ChartFile | 'menu';

/** Saves a chart's files, and remembers which one could not be made. */
export function useSaving(title: string, table: WidgetTable, card: RefObject<HTMLElement | null>) {
  const { locale } = useLocale();
  const [failed, setFailed] = useState<Unsaved | null>(null);

  const save = async (file: ChartFile) => {
    setFailed(null);
    try {
      const { saveChart } = await import('./saveChart');
      if (card.current) await saveChart(file, { title, table, card: card.current, locale });
    } catch {
      // A connection that broke, a browser without a canvas, too little memory for a large picture:
      // the reader can do the same about all of them, and is told.
      setFailed(file);
    }
  };

  return { save, failed, fail: setFailed, forget: () => setFailed(null) };
}
