import type { ScanArt, ScanReport } from '@hearback/print/scan';

/** Art without its pictures, which the worker fetches. */
export type CheckedArt = Omit<ScanArt, 'images'>;

/** A request to the worker. Only the newest of a channel gets a report. */
export interface ScanRequest {
  id: number;
  /** Requesting component: one place on the page. */
  channel: string;
  art: CheckedArt;
}

/** The worker's response to a request. */
export type ScanAnswer =
  | { id: number; kind: 'done'; report: ScanReport }
  | { id: number; kind: 'outdated' }
  | { id: number; kind: 'failed'; message: string };
