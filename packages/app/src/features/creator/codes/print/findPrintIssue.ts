import { fitOnto, pixelsOf } from '@hearback/print/files';

import type { PrintFormat, PrintJob } from './PrintJob';

/** What keeps a job from being printed as it is asked for. */
export type PrintIssue = 'nothing' | 'tooLargeForSheet' | 'tooManyPixels';

/** The first thing that has to change before a file can be made. */
export function findPrintIssue(job: PrintJob, format: PrintFormat): PrintIssue | undefined {
  const { pages, imposition, hasBleed } = job;
  if (pages.length === 0) return 'nothing';
  const sizes = pages.map(({ document }) => document.size);
  if (imposition) {
    const fits = sizes.map((size) => fitOnto(size, imposition, job));
    if (fits.some(({ columns, rows }) => columns * rows === 0)) return 'tooLargeForSheet';
  }
  if (format === 'png300' || format === 'png600') {
    const dpi = format === 'png300' ? 300 : 600;
    if (sizes.some((size) => pixelsOf(size, dpi, hasBleed).isTooLarge)) return 'tooManyPixels';
  }
  return undefined;
}

/** How large pages come out on labels, as a share of their real size. Undefined: in real size. */
export function shareOfSize({ pages, imposition }: PrintJob): number | undefined {
  if (!imposition) return undefined;
  const scales = pages.map(({ document }) => fitOnto(document.size, imposition).scale);
  const smallest = Math.min(1, ...scales);
  return smallest < 0.999 ? smallest : undefined;
}
