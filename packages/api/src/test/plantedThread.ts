import { parentPort } from 'node:worker_threads';

import { judgeSentiment, type Said } from '../text/judgeSentiment.ts';
import { readOneByOne, type Each } from '../workers/readEach.ts';
import type { Told } from '../workers/thread.ts';

/**
 * Takes years, as a slow pattern would. A loop without an effect is no stand-in: V8 never looks whether the
 * thread is to end there, so that it would keep a core busy until the whole test run is over.
 */
const hang = () => /^(?:h+)+$/.test(`${'h'.repeat(60)}!`);

/** A thread that judges as the product does, but for comments that hang it or end it. */
parentPort?.on('message', ({ input }: { input: Each<Said> }) => {
  parentPort?.postMessage({ hasBegun: true } satisfies Told);
  const answer = readOneByOne(input, (said) => {
    if (said.comment.startsWith('hang')) hang();
    if (said.comment.startsWith('break')) process.exit(1);
    return judgeSentiment(said);
  });
  parentPort?.postMessage({ answer } satisfies Told);
});
