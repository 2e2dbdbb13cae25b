import type { Logger } from 'pino';

import type { Settings } from '../env.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../repositories/store.ts';
import type { JobInputs, JobName } from '../tools/jobs.ts';

/** What jobs are handed. */
export interface JobTools extends Store {
  settings: Settings;
  mailer: Mailer;
  logger: Logger;
  now: () => Date;
}

/** Something that is done later. It can run twice without harm. */
export interface Job<Name extends JobName> {
  name: Name;
  run: (input: JobInputs[Name], tools: JobTools) => Promise<void>;
}

export const defineJob = <Name extends JobName>(name: Name, run: Job<Name>['run']): Job<Name> => ({
  name,
  run,
});
