import { useEffect, useState } from 'react';

import type { PrintJob, SheetPicture } from './PrintJob';
import { startPrint } from './startPrint';

/** A sheet in the preview. */
export interface ShownSheet extends Omit<SheetPicture, 'svg'> {
  address: string;
  /** Total number of sheets. */
  total: number;
}

/** Debounce in milliseconds before a sheet is drawn. */
const pause = 150;

/** Preview of one sheet of a job. The previous picture stays visible until the next is ready. */
export function useSheetPreview(job: PrintJob | undefined, index: number) {
  const [sheet, setSheet] = useState<ShownSheet>();
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!job) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      startPrint(
        { kind: 'sheets', job, from: index, most: 1, isForScreen: true },
        { signal: stop.signal },
      ).then(
        ({ sheets: [first], total }) => {
          setIsFailed(false);
          setSheet(
            first && {
              address: URL.createObjectURL(first.svg),
              width: first.width,
              height: first.height,
              total,
            },
          );
        },
        () => {
          if (!stop.signal.aborted) setIsFailed(true);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [job, index]);

  const address = sheet?.address;
  useEffect(
    () => () => (address === undefined ? undefined : URL.revokeObjectURL(address)),
    [address],
  );
  return { sheet: job && sheet, isFailed };
}
