import { openWorker } from '../../../loading/openWorker';
// oxlint-disable-next-line import/default -- the builder answers this import with an address
import workerAddress from './scan.worker?worker&url';

let worker: Worker | undefined;

/** The shared scan worker: it loads its fonts and decoders only once. */
export const scanWorker = (): Worker => (worker ??= openWorker(workerAddress));

/** Terminates a failed worker. The next check starts another one. */
export function dropScanWorker(): void {
  worker?.terminate();
  worker = undefined;
}
