import { openWorker } from '../../loading/openWorker';
// oxlint-disable-next-line import/default -- the builder answers this import with an address
import workerAddress from './proof.worker?worker&url';

/** Solves the server's proof of work, required after too many attempts. Null if the browser cannot. */
export const solveInWorker = (challenge: string): Promise<string | null> =>
  new Promise((resolve) => {
    const worker = openWorker(workerAddress);
    const end = (proof: string | null) => {
      worker.terminate();
      resolve(proof);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(challenge);
  });
