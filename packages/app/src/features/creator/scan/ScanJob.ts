import type { ScanArt, ScanReport } from '@hearback/print/scan';

/** Art as the page has it: its pictures are fetched where the check is made. */
export type CheckedArt = Omit<ScanArt, 'images'>;

/** What a worker is asked. Only the newest of a channel is answered with a report. */
export interface ScanRequest {
  id: number;
  /** Who asks: a place on the page. */
  channel: string;
  art: CheckedArt;
}

/** What it says of a request. */
export type ScanAnswer =
  | { id: number; kind: 'done'; report: ScanReport }
  | { id: number; kind: 'outdated' }
  | { id: number; kind: 'failed'; message: string };
