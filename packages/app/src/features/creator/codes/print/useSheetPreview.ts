import { useEffect, useState } from 'react';

import type { PrintJob, SheetPicture } from './PrintJob';
import { startPrint } from './startPrint';

/** A sheet on the screen. */
export interface ShownSheet extends Omit<SheetPicture, 'svg'> {
  address: string;
  /** How many sheets there are. */
  total: number;
}

/** Milliseconds without a change, before a sheet is drawn. */
const pause = 150;

/** One sheet of a job as a picture, as it will come out. The last one stays until the next is there. */
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
