import { imposeOn, singleSheet, type Sheet } from '@hearback/print/files';

import type { PrintFormat, PrintJob } from './PrintJob';

/** Every sheet of a job, with all copies. */
export function sheetsOf({ pages, imposition, copies, ...marking }: PrintJob): Sheet[] {
  const printed = pages.flatMap((page) => Array.from({ length: copies }, () => page));
  return imposition
    ? imposeOn(imposition, printed, marking)
    : printed.map((page) => singleSheet(page, marking));
}

/** How many files of a format there will be. A PDF has all sheets; drawings are marked sheets or pages. */
export function countFiles(job: PrintJob, format: PrintFormat): number {
  if (format === 'pdf') return 1;
  return format === 'svg' && (job.imposition || job.hasCropMarks)
    ? sheetsOf(job).length
    : job.pages.length;
}
