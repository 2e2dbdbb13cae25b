import { createApi } from './app.ts';
import { connectPostgres } from './database/connect.ts';
import { describeApi } from './docs/describeApi.ts';
import { readSettings } from './env.ts';
import { createStore } from './database/store.ts';
import { createJudging } from './feedback/createJudging.ts';
import { createReadWords } from './stats/createReadWords.ts';
import { createRollup } from './stats/rollup/createRollup.ts';
import { createIngestion } from './survey/createIngestion.ts';
import { createLimits } from './http/limits.ts';
import { newId } from './tools/ids.ts';
import { createLogger } from './tools/logger.ts';
import { createPasswords } from './tools/passwords.ts';
import { createSecretFor } from './tools/secrets.ts';
import { createSigner } from './account/tokens.ts';
import { createWorkers } from './workers/createWorkers.ts';

// Prints the OpenAPI document. A pool opens nothing before the first query, and there is none.
const settings = readSettings({});
const { database, engine } = connectPostgres('postgres://nobody@localhost/nothing');
const logger = createLogger('silent');
const workers = createWorkers();
const store = createStore(database, () => Promise.resolve());
const api = createApi({
  ...store,
  settings,
  engine,
  logger,
  limits: createLimits(0, engine, 'nothing is limited here', logger),
  passwords: createPasswords(),
  signer: createSigner({ current: 'nothing is signed here', former: undefined }),
  secretFor: createSecretFor('nothing is signed here'),
  formerSecretFor: undefined,
  workers,
  judging: createJudging({ workers, logger }),
  readWords: createReadWords({ workers, logger }),
  now: () => new Date(),
  newId,
  ingestion: createIngestion({ ...store, tellSoon: () => undefined, judgeSoon: () => undefined }),
  rollup: createRollup(store),
  isLeaving: () => false,
});

process.stdout.write(`${JSON.stringify(await describeApi(api, settings.publicOrigin), null, 2)}\n`);
