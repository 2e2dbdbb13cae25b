import { createApi } from './app.ts';
import { connectPostgres } from './database/connect.ts';
import { describeApi } from './describeApi.ts';
import { readSettings } from './env.ts';
import { createStore } from './repositories/store.ts';
import { createLimits } from './tools/createLimits.ts';
import { newId } from './tools/ids.ts';
import { createLogger } from './tools/logger.ts';
import { createPasswords } from './tools/passwords.ts';
import { createSigner } from './tools/signer.ts';

// Prints the OpenAPI document. A pool opens nothing before the first query, and there is none.
const settings = readSettings({});
const { database, engine } = connectPostgres('postgres://nobody@localhost/nothing');
const api = createApi({
  ...createStore(database, () => Promise.resolve()),
  settings,
  engine,
  logger: createLogger('silent'),
  limits: createLimits(0, engine),
  passwords: createPasswords(),
  signer: createSigner('nothing is signed here'),
  now: () => new Date(),
  newId,
});

process.stdout.write(`${JSON.stringify(await describeApi(api), null, 2)}\n`);
