import type { Logger } from 'pino';

import type { Engine } from './database/connect.ts';
import type { Settings } from './env.ts';
import type { Store } from './store.ts';
import type { Limits } from './http/limits.ts';
import type { Passwords } from './tools/passwords.ts';
import type { Signer } from './tools/signer.ts';
import type { Workers } from './workers/createWorkers.ts';
import type { ReadWords } from './text/words/countedWords.ts';
import type { Judging } from './feedback/createJudging.ts';
import type { Rollup } from './stats/rollup/Rollup.ts';
import type { Intake } from './survey/createIntake.ts';

/** Everything services are handed. Time, ids and randomness are tools, so that tests can hold them still. */
export interface ServiceTools extends Store {
  settings: Settings;
  engine: Engine;
  logger: Logger;
  limits: Limits;
  passwords: Passwords;
  signer: Signer;
  /** A secret for a purpose, made from the product's own. */
  secretFor: (purpose: string) => string;
  /** The same of the secret before, while it is believed. */
  formerSecretFor: ((purpose: string) => string) | undefined;
  workers: Workers;
  judging: Judging;
  /** Reads the words of comments, in another thread. */
  readWords: ReadWords;
  /** Where what visitors leave goes in. */
  intake: Intake;
  /** The figures of statistics. Not inside of `transact`. */
  rollup: Rollup;
  /** Whether the process was asked to end. */
  isLeaving: () => boolean;
  now: () => Date;
  newId: () => string;
}
