import type { PrintAnswer, PrintRequest, PrintResult } from './PrintJob';

const answer = (message: PrintAnswer) => postMessage(message);

/** Reports progress at most every 50 ms, to keep the page responsive. */
function createReport(): (share: number) => void {
  let last = 0;
  return (share) => {
    const now = performance.now();
    if (share < 1 && now - last < 50) return;
    last = now;
    answer({ kind: 'progress', share });
  };
}

// The text layout module awaits its WebAssembly while loading, and messages received meanwhile would be lost:
// this file listens at once and loads the rest on demand.
async function make(request: PrintRequest): Promise<PrintResult> {
  const [{ makePrint }, { printTools }] = await Promise.all([
    import('./makePrint'),
    import('./printTools'),
  ]);
  return makePrint(request, { ...printTools, onProgress: createReport() });
}

/** Makes print files off the main thread. */
addEventListener('message', ({ data }: MessageEvent<PrintRequest>) => {
  make(data).then(
    (result) => answer({ kind: 'done', result }),
    (error: unknown) =>
      answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
