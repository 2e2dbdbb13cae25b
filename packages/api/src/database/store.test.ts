import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import type { Connection } from './connect.ts';
import { createStore, type Store } from './store.ts';

let connection: Connection;
let store: Store;

beforeAll(async () => {
  connection = await connectTestDatabase();
  store = createStore(connection.database, () => Promise.resolve());
});
afterAll(() => connection.close());

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe('a transaction', () => {
  // The embedded database has one connection: there nobody waits for another.
  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'that waits for one that waits for it is done all the same',
    async () => {
      let both: () => void = () => undefined;
      const bothHoldOne = new Promise<void>((resolve) => (both = resolve));
      let holding = 0;
      const lock = ({ db }: Store, key: number) =>
        sql`select pg_advisory_xact_lock(${key})`.execute(db);
      const lockBoth = (one: number, other: number) =>
        store.transact(async (inside) => {
          await lock(inside, one);
          holding += 1;
          if (holding === 2) both();
          await bothHoldOne;
          await lock(inside, other);
        });
      await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
      expect(holding).toBe(3);
    },
  );

  it('is tried three times, and only for that', async () => {
    let attempts = 0;
    const fail = (error: () => Error) =>
      store.transact(() => {
        attempts += 1;
        return Promise.reject(error());
      });
    await expect(fail(deadlock)).rejects.toThrow('deadlock detected');
    expect(attempts).toBe(3);
    await expect(fail(() => new Error('Not found'))).rejects.toThrow('Not found');
    expect(attempts).toBe(4);
  });

  it('inside another one is no transaction of its own: the outer one is tried again', async () => {
    let outer = 0;
    let inner = 0;
    const result = await store.transact(async (inside) => {
      outer += 1;
      return inside.transact(() => {
        inner += 1;
        return inner === 1 ? Promise.reject(deadlock()) : Promise.resolve('done');
      });
    });
    expect([result, outer, inner]).toEqual(['done', 2, 2]);
  });
});
