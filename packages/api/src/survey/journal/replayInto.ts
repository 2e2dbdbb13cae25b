import { createSubmissionsRepository } from '../submissions.sql.ts';
import { connectLite } from '../../database/connect.ts';
import type { Lite } from '../../database/lite/Lite.ts';
import type { ReplayInto } from './replaySegments.ts';

/** Has an embedded database put everything that was committed into its own files, and on the disk. */
export const checkpointOf = (lite: Lite) => async (): Promise<void> => {
  await lite.exec('checkpoint');
};

/** Puts answers of a journal into an embedded database. */
export const replayInto = (lite: Lite): ReplayInto => {
  const submissions = createSubmissionsRepository(connectLite(lite).database);
  return {
    keepAgain: (answers) => submissions.keep(answers, { isAgain: true }),
    checkpoint: checkpointOf(lite),
  };
};
