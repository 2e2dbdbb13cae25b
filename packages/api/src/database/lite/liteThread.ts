import { parentPort, workerData } from 'node:worker_threads';

import type { Transaction } from '@electric-sql/pglite';

import { packError, type LiteAsk, type LiteTold } from './liteMessages.ts';
import { openLite, type LitePlace } from './openLite.ts';

const port = parentPort;
if (!port) throw new Error('A thread of the database is started by openLiteThread, not by itself.');

const tell = (told: LiteTold) => port.postMessage(told);
const open = async () => {
  try {
    return await openLite(workerData as LitePlace);
  } catch (error) {
    tell({ kind: 'broken', failure: packError(error) });
    return undefined;
  }
};

interface OpenTransaction {
  inside: Transaction;
  end: (how: 'commit' | 'undo') => void;
  ended: Promise<void>;
}

const undone = new Error('The work inside the transaction failed.');
const transactions = new Map<number, OpenTransaction>();
const listenings = new Map<number, () => Promise<void>>();

const lite = await open();

function begin(number: number): Promise<void> {
  if (!lite) throw new Error('PGlite is closed');
  const ending = Promise.withResolvers<'commit' | 'undo'>();
  const begun = Promise.withResolvers<void>();
  const ended = lite.transaction(async (inside) => {
    transactions.set(number, { inside, end: ending.resolve, ended });
    begun.resolve();
    if ((await ending.promise) === 'undo') throw undone;
  });
  ended.catch(begun.reject);
  return begun.promise;
}

async function end(number: number, how: 'commit' | 'undo'): Promise<void> {
  const transaction = transactions.get(number);
  transactions.delete(number);
  transaction?.end(how);
  await transaction?.ended.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

async function answer(ask: LiteAsk): Promise<unknown> {
  if (!lite) throw new Error('PGlite is closed');
  const inside =
    ask.transaction === undefined ? undefined : transactions.get(ask.transaction)?.inside;
  switch (ask.call) {
    case 'query':
    case 'exec': {
      if (ask.transaction !== undefined && !inside) throw new Error('The transaction has ended.');
      const [text, parameters, options] = ask.parameters as Parameters<typeof lite.query>;
      const statements = inside ?? lite;
      return ask.call === 'query'
        ? statements.query(text, parameters, options)
        : statements.exec(text);
    }
    case 'rollback':
      return inside?.rollback();
    case 'begin':
      return begin(ask.transaction);
    case 'commit':
    case 'undo':
      return end(ask.transaction, ask.call);
    case 'listen':
      listenings.set(
        ask.id,
        await lite.listen(ask.channel, (payload) =>
          tell({ kind: 'heard', listening: ask.id, payload }),
        ),
      );
      return ask.id;
    case 'unlisten':
      await listenings.get(ask.listening)?.();
      listenings.delete(ask.listening);
      return undefined;
    case 'close':
      return lite.close();
  }
}

port.on('message', (ask: LiteAsk) => {
  answer(ask).then(
    (given) => tell({ kind: 'answer', id: ask.id, answer: given }),
    (error: unknown) => tell({ kind: 'failure', id: ask.id, failure: packError(error) }),
  );
});
if (lite) tell({ kind: 'opened' });
