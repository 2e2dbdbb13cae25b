import { readSettings } from '../env.ts';
import type { Connection } from '../database/connect.ts';
import { openQueue } from '../jobs/queue.ts';
import { createStore } from '../database/store.ts';
import type { OperatorTools } from '../operator/OperatorTools.ts';
import { readWordsHere } from '../text/words/packWords.ts';
import { newId } from '../tools/ids.ts';
import { createLogger } from '../tools/logger.ts';
import { connectTestDatabase } from './connectTestDatabase.ts';

/** The tools of operator commands, on a database of its own unless one is given. */
export async function openOperatorRoom(given?: Connection) {
  const connection = given ?? (await connectTestDatabase());
  const logger = createLogger('silent');
  const queue = await openQueue({ connection, logger });
  const tools: OperatorTools = {
    ...createStore(connection.database, queue.enqueue),
    engine: connection.engine,
    settings: readSettings({}),
    logger,
    operator: 'root',
    isLeaving: () => false,
    readWords: readWordsHere,
    now: () => new Date(),
    newId,
  };
  const close = async () => {
    await queue.stop();
    await connection.close();
  };
  return { connection, queue, tools, close };
}
