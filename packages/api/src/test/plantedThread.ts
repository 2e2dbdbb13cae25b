import { parentPort } from 'node:worker_threads';

import { judgeSentiment, type Said } from '../text/judgeSentiment.ts';
import { readOneByOne, type Each } from '../workers/readEach.ts';
import type { Told } from '../workers/thread.ts';

/** A thread that judges as the product does, but for comments that hang it or end it. */
parentPort?.on('message', ({ input }: { input: Each<Said> }) => {
  parentPort?.postMessage({ hasBegun: true } satisfies Told);
  const answer = readOneByOne(input, (said) => {
    while (said.comment.startsWith('hang'));
    if (said.comment.startsWith('break')) process.exit(1);
    return judgeSentiment(said);
  });
  parentPort?.postMessage({ answer } satisfies Told);
});
