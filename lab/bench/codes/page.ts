import type { PrintJob } from '../../../packages/app/src/features/creator/codes/print/PrintJob';
import { startPrint } from '../../../packages/app/src/features/creator/codes/print/startPrint';
import { card, textsOf } from './texts.ts';

const job = (count: number): PrintJob => ({
  pages: textsOf(count).map((codeText, index) => ({
    document: card,
    codeText,
    name: `Table ${index + 1}`,
  })),
  title: 'Cards',
  language: 'en-US',
  copies: 1,
  hasBleed: false,
  hasCropMarks: false,
});

const bench = {
  /** Makes one file of many pages. Returns its bytes, the seconds, and the number of progress reports. */
  async make(count: number, format: 'pdf' | 'svg' | 'png300') {
    let told = 0;
    const start = performance.now();
    const { file } = await startPrint(
      { kind: 'file', job: job(count), format },
      { onProgress: () => (told += 1) },
    );
    return { bytes: file.size, seconds: (performance.now() - start) / 1_000, told };
  },

  /** Stops when a tenth is done. Answers the milliseconds until the work was over. */
  async stop(count: number) {
    const stopping = new AbortController();
    let asked = 0;
    const making = startPrint(
      { kind: 'file', job: job(count), format: 'pdf' },
      {
        signal: stopping.signal,
        onProgress: (share) => {
          if (share < 0.1 || asked > 0) return;
          asked = performance.now();
          stopping.abort();
        },
      },
    );
    return making.then(
      () => Number.POSITIVE_INFINITY,
      () => performance.now() - asked,
    );
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
