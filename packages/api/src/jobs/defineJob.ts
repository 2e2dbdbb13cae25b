import type { Logger } from 'pino';

import type { Settings } from '../env.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../database/store.ts';
import type { JobInputs, JobName } from '../tools/jobs.ts';
import type { Rollup } from '../stats/rollup/createRollup.ts';
import type { Workers } from '../workers/createWorkers.ts';

/** A job that takes longer has lost its process, and is tried again. */
export const jobMaxSeconds = 120;

/** The tools that jobs get. */
export interface JobTools extends Store {
  settings: Settings;
  mailer: Mailer;
  workers: Workers;
  /** The figures of statistics. Not inside of `transact`. */
  rollup: Rollup;
  /** A secret for a purpose, made from the product's own. */
  secretFor: (purpose: string) => string;
  /** The same of the secret before, while it is believed. */
  formerSecretFor: ((purpose: string) => string) | undefined;
  logger: Logger;
  now: () => Date;
  newId: () => string;
  /** True when a job that fails now is not tried again. */
  isLastTry?: boolean;
  /** The number of times that it failed before. */
  retries?: number;
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
