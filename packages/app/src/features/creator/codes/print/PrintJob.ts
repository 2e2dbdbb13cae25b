import {
  fitOnto,
  type Imposition,
  type PrintPage,
  rollOf,
  type SheetMarking,
  sheetsOf,
} from '@hearback/print/files';
import type { FrameSize } from '@hearback/schema/documents';

/** The jobs of a PDF for each place, by the name of the place. */
export function jobsByPlace(job: PrintJob): [place: string, job: PrintJob][] {
  const places = Map.groupBy(job.pages, ({ folder }) => folder ?? '');
  return [...places].map(([place, pages]) => [place, { ...job, pages, title: place }]);
}

/** True if pages are drawn on sheets with marks around them, rather than alone. */
export const hasMarkedSheets = ({ imposition, hasCropMarks, hasCaptions = false }: PrintJob) =>
  imposition !== undefined || hasCropMarks || hasCaptions;

/** Number of files of a format. A PDF contains all sheets; drawings are marked sheets or pages. */
export function countFiles(job: PrintJob, format: PrintFormat): number {
  // One roll has all receipts.
  if (rollOf(format)) return 1;
  if (format === 'pdf') return job.isPerPlace ? jobsByPlace(job).length : 1;
  return format === 'svg' && hasMarkedSheets(job) ? sheetsOf(job).length : job.pages.length;
}

/** Maximum number of copies of a code. */
export const mostCopies = 500;

/** Number of copies of a page that fill its first sheet. On labels, the free ones of that sheet. */
export function copiesThatFit(
  size: FrameSize,
  imposition: Imposition,
  marking: SheetMarking,
): number {
  const { columns, rows } = fitOnto(size, imposition, marking);
  const places = columns * rows;
  const used = imposition.kind === 'labels' && places > 0 ? (imposition.startAt - 1) % places : 0;
  return Math.min(mostCopies, Math.max(1, places - used));
}

/** One code, with the name of its file. */
export interface NamedPage extends PrintPage {
  name: string;
  /** Folder of its file in an archive: the place. Omitted: all codes are of one place. */
  folder?: string;
}

/** File formats of a printed code. */
export type PrintFormat = 'pdf' | 'svg' | 'png300' | 'png600' | 'receipt58' | 'receipt80';

/** Input for making sheets, as plain data that can be posted to a worker. */
export interface PrintJob {
  pages: readonly NamedPage[];
  language: string;
  /** Name and title of the file. */
  title: string;
  /** Imposition of pages on a sheet. Omitted: one page per sheet. */
  imposition?: Imposition;
  copies: number;
  hasBleed: boolean;
  hasCropMarks: boolean;
  hasCaptions?: boolean;
  /** True for a PDF/X-4, which printing houses ask for. */
  isForPress?: boolean;
  /** True for a PDF of its own for each folder. */
  isPerPlace?: boolean;
}

/** A sheet as a picture, for the preview and for printing with the browser. */
export interface SheetPicture {
  svg: Blob;
  /** Millimeters. */
  width: number;
  height: number;
}

/** A request to the worker. */
export type PrintRequest =
  | { kind: 'file'; job: PrintJob; format: PrintFormat }
  /** The sheets of a job as pictures, starting at `from` or, if there are fewer, at the last one. */
  | {
      kind: 'sheets';
      job: PrintJob;
      from: number;
      most: number;
      /** True for a preview: draws the outlines of cuts and labels. */
      isForScreen?: boolean;
    };

/** The worker's final result. */
export type PrintResult =
  | { kind: 'file'; file: Blob; ending: 'pdf' | 'svg' | 'png' | 'bin' | 'zip' }
  | { kind: 'sheets'; sheets: readonly SheetPicture[]; total: number };

/** Messages from the worker: progress, then the result or an error. */
export type PrintAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: PrintResult }
  | { kind: 'failed'; message: string };
