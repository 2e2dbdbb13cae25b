import type { ScanAnswer, ScanRequest } from './ScanJob';

const newest = new Map<string, number>();
let working: Promise<unknown> = Promise.resolve();

async function answerTo({ id, channel, art }: ScanRequest): Promise<ScanAnswer> {
  if (id !== newest.get(channel)) return { id, kind: 'outdated' };
  try {
    // The text layout module awaits its WebAssembly while loading, and messages received meanwhile would be
    // lost: this file listens at once and loads the rest on demand.
    const { checkArtInWorker } = await import('./checkArtInWorker');
    return { id, kind: 'done', report: await checkArtInWorker(art) };
  } catch (error) {
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Scan checks off the main thread, in sequence; outdated requests are skipped. */
addEventListener('message', ({ data }: MessageEvent<ScanRequest>) => {
  newest.set(data.channel, data.id);
  working = working.then(async () => postMessage(await answerTo(data)));
});
