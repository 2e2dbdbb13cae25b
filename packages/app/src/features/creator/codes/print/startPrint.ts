import { openWorker } from '../../../../loading/openWorker';
// oxlint-disable-next-line import/default -- the builder answers this import with an address
import workerAddress from './print.worker?worker&url';
import type { PrintAnswer, PrintRequest, PrintResult } from './PrintJob';

interface Running {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** An idle worker whose fonts are loaded. */
let idle: Worker | undefined;

function abortReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('Stopped.', 'AbortError');
}

/** Runs a request in a worker. Aborting terminates the worker at any point. */
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
      // A failed worker is not reused: a file it could not load may load in a new one.
      end(data.kind === 'done');
      if (data.kind === 'failed') reject(new Error(data.message));
      // The result has the kind of the request.
      else resolve(data.result as Extract<PrintResult, { kind: Kind }>);
    };
    worker.addEventListener('message', hear, hears);
    worker.postMessage(request);
  });
}
