import { openWorker } from '../../../loading/openWorker';
// oxlint-disable-next-line import/default -- the builder answers this import with an address
import workerAddress from './scan.worker?worker&url';

let worker: Worker | undefined;

/** The thread that checks, for everything on the page: it has fetched its fonts and decoders once. */
export const scanWorker = (): Worker => (worker ??= openWorker(workerAddress));

/** Gives up a thread that broke. The next check gets another one. */
export function dropScanWorker(): void {
  worker?.terminate();
  worker = undefined;
}
