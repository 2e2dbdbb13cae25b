import { openWorker } from '../../../../loading/openWorker';
// oxlint-disable-next-line import/default -- the builder answers this import with an address
import workerAddress from './print.worker?worker&url';
import type { PrintAnswer, PrintRequest, PrintResult } from './PrintJob';

interface Running {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A worker that has its fonts already, and nothing to do. */
let idle: Worker | undefined;

function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('Stopped.', 'AbortError');
}

/**
 * Makes what is asked for in a thread of its own. Aborting ends that thread in the middle of whatever it
 * does; nothing is left behind.
 */
export function startPrint<Kind extends PrintRequest['kind']>(
  request: Extract<PrintRequest, { kind: Kind }>,
  { onProgress, signal }: Running = {},
): Promise<Extract<PrintResult, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(abortReason(signal));
      return;
    }
    const worker = idle ?? openWorker(workerAddress);
    idle = undefined;
    const listening = new AbortController();
    const hears = { signal: listening.signal };

    const end = (isReusable: boolean) => {
      listening.abort();
      if (isReusable && !idle) idle = worker;
      else worker.terminate();
    };
    const stop = () => {
      end(false);
      if (signal) reject(abortReason(signal));
    };
    signal?.addEventListener('abort', stop, hears);
    const fail = ({ message }: ErrorEvent) => {
      end(false);
      reject(new Error(message || 'The print worker could not be started.'));
    };
    worker.addEventListener('error', fail, hears);
    const hear = ({ data }: MessageEvent<PrintAnswer>) => {
      if (data.kind === 'progress') {
        onProgress?.(data.share);
        return;
      }
      // What failed for want of a file may work with a new worker.
      end(data.kind === 'done');
      if (data.kind === 'failed') reject(new Error(data.message));
      // A worker answers with what it was asked for.
      else resolve(data.result as Extract<PrintResult, { kind: Kind }>);
    };
    worker.addEventListener('message', hear, hears);
    worker.postMessage(request);
  });
}
