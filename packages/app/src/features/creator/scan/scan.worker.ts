import type { ScanAnswer, ScanRequest } from './ScanJob';

const newest = new Map<string, number>();
let working: Promise<unknown> = Promise.resolve();

async function answerTo({ id, channel, art }: ScanRequest): Promise<ScanAnswer> {
  if (id !== newest.get(channel)) return { id, kind: 'outdated' };
  try {
    // What sets text waits for its WebAssembly as it is loaded, and a message that comes meanwhile would
    // be lost: this file listens at once, and loads the rest when it is asked.
    const { checkArt } = await import('./checkArt');
    return { id, kind: 'done', report: await checkArt(art) };
  } catch (error) {
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Checks beside the page whether art scans. One after the other; what is outdated is left out. */
addEventListener('message', ({ data }: MessageEvent<ScanRequest>) => {
  newest.set(data.channel, data.id);
  working = working.then(async () => postMessage(await answerTo(data)));
});
