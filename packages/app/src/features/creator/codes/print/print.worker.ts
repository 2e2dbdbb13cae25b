import type { PrintAnswer, PrintRequest, PrintResult } from './PrintJob';

const answer = (message: PrintAnswer) => postMessage(message);

/** Progress is told twenty times a second at most: the page has better things to do. */
function createReport(): (share: number) => void {
  let last = 0;
  return (share) => {
    const now = performance.now();
    if (share < 1 && now - last < 50) return;
    last = now;
    answer({ kind: 'progress', share });
  };
}

// What sets text waits for its WebAssembly as it is loaded, and a message that comes meanwhile would be
// lost: this file listens at once, and loads the rest when it is asked.
async function make(request: PrintRequest): Promise<PrintResult> {
  const [{ makePrint }, { printTools }] = await Promise.all([
    import('./makePrint'),
    import('./printTools'),
  ]);
  return makePrint(request, { ...printTools, onProgress: createReport() });
}

/** Makes printed files beside the page, which stays awake meanwhile. One request after the other. */
addEventListener('message', ({ data }: MessageEvent<PrintRequest>) => {
  make(data).then(
    (result) => answer({ kind: 'done', result }),
    (error: unknown) =>
      answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
