import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Connection } from '../database/connect.ts';
import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import { createLimits } from './limits.ts';

let connection: Connection;

beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

const quiet = { warn: () => undefined };
const create = (factor = 1) => createLimits(factor, connection.engine, 'a secret', quiet);
const limitOf = (name: string, points: number) => ({ name, points, seconds: 60 });
const refused = { code: 'throttled' };

describe('a limit', () => {
  it('lets through as many as it says, and says how long to wait', async () => {
    const limits = create();
    const limit = limitOf('few', 2);
    await limits.spend(limit, 'one');
    expect(await limits.isWithin(limit, 'one')).toBe(true);
    await expect(limits.spend(limit, 'one')).rejects.toMatchObject(refused);
    expect(await limits.isWithin(limit, 'one')).toBe(false);
    await limits.spend(limit, 'another');
  });

  it('takes back, and forgets', async () => {
    const limits = create();
    const limit = limitOf('one', 1);
    expect(await limits.countOf(limit, 'key')).toBe(0);
    await limits.spend(limit, 'key');
    expect(await limits.countOf(limit, 'key')).toBe(1);
    await limits.giveBack(limit, 'key');
    await limits.spend(limit, 'key');
    await limits.forget(limit, 'key');
    await limits.spend(limit, 'key');
    await expect(limits.spend(limit, 'key')).rejects.toMatchObject(refused);
  });

  it('grows by the factor, unless it is exact', async () => {
    const limits = create(3);
    const exact = { ...limitOf('exact', 1), isExact: true };
    const within = async (limit: Parameters<typeof limits.isWithin>[0]) =>
      [await limits.isWithin(limit, 'key'), await limits.isWithin(limit, 'key')].join(' ');
    expect(await within(limitOf('grows', 1))).toBe('true true');
    expect(await within(exact)).toBe('true false');
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'counts for all processes of a database together, unless it is local',
    async () => {
      const [one, other] = [create(), create()];
      const spendOnBoth = async (limit: Parameters<(typeof one)['isWithin']>[0]) =>
        (
          await Promise.all(
            Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).isWithin(limit, 'key')),
          )
        ).filter(Boolean).length;
      expect(await spendOnBoth({ ...limitOf('proof', 1), isExact: true })).toBe(1);
      expect(await spendOnBoth(limitOf('shared', 7))).toBe(7);
      expect(await spendOnBoth({ ...limitOf('local', 7), isLocal: true })).toBe(14);
      const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(
        connection.database,
      );
      expect(rows.map(({ key }) => key).toSorted()).toContainEqual(
        expect.stringMatching(/^proof:[\w-]{22}$/),
      );
    },
  );

  it('is counted in the process while the database does not answer, which is said once', async () => {
    const pool = new pg.Pool();
    const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('gone'));
    const warn = vi.fn<(about: object, message: string) => void>();
    const limits = createLimits(1, { kind: 'postgres', pool }, 'a secret', { warn });
    const limit = limitOf('few', 2);

    await limits.spend(limit, 'one');
    await limits.spend(limit, 'one');
    await expect(limits.spend(limit, 'one')).rejects.toMatchObject(refused);
    expect(query).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { err: expect.objectContaining({ message: 'gone' }) as Error },
      'Limits are counted in this process, not in the database',
    );
    await pool.end();
  });
});
