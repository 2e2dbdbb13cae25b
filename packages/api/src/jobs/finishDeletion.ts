import { finishDeletion as finish } from '../deletion/finishDeletion.ts';
import { defineJob } from './defineJob.ts';

/** Takes along, or gives back, what hangs on a large deletion. Broken off, it goes on where it was. */
export const finishDeletion = defineJob('finishDeletion', ({ accountId, deletionId }, tools) =>
  finish(tools, accountId, deletionId),
);
