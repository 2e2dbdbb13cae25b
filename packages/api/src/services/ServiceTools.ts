import type { Engine } from '../database/connect.ts';
import type { Settings } from '../env.ts';
import type { Store } from '../repositories/store.ts';
import type { Limits } from '../tools/limits.ts';
import type { Passwords } from '../tools/passwords.ts';
import type { Signer } from '../tools/signer.ts';

/** Everything services are handed. Time, ids and randomness are tools, so that tests can hold them still. */
export interface ServiceTools extends Store {
  settings: Settings;
  engine: Engine;
  limits: Limits;
  passwords: Passwords;
  signer: Signer;
  now: () => Date;
  newId: () => string;
}
