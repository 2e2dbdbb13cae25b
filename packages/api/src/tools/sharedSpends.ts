import type { Pool } from 'pg';

import { createGatherer } from './gather.ts';

/** One more for a key, and how long its window is when it begins now. */
interface Spend {
  key: string;
  seconds: number;
}

/** Where a key stands with one spend counted in, and when its window ends. */
export interface Spent {
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

const statement = `
  insert into rate_limit (key, points, expire)
  select key, points, expire
  from json_to_recordset($1::json) as given (key text, points integer, expire bigint)
  order by key
  on conflict (key) do update set
    points = excluded.points + case when rate_limit.expire <= $2 then 0 else rate_limit.points end,
    expire = case when rate_limit.expire <= $2 then excluded.expire else rate_limit.expire end
  returning key, points, expire`;

/** Adds up what is spent of each key. Keys stand in order, so that processes wait for each other and never for ever. */
const addUp = (spends: readonly Spend[], now: number) => {
  const sums = new Map<string, { points: number; expire: number }>();
  for (const { key, seconds } of spends) {
    const sum = sums.get(key);
    if (sum) sum.points += 1;
    else sums.set(key, { points: 1, expire: now + seconds * 1_000 });
  }
  return sums;
};

/**
 * Counts in PostgreSQL, exactly, over all processes: what is spent while the database counts what
 * came before goes into the next statement together. Each spend has its own place in the line, so
 * that of those beyond a limit exactly so many are refused.
 */
export function createSharedSpends(pool: Pool) {
  return createGatherer<Spend, Spent>({
    most: 1_024,
    mostWaiting: 16_384,
    refuse: () => new Error('Too much is counted at once.'),
    isFaultOfOne: () => false,
    write: async (spends) => {
      const now = Date.now();
      const sums = addUp(spends, now);
      const given = [...sums].map(([key, sum]) => ({ key, ...sum }));
      const { rows } = await pool.query<Spent & { key: string }>(statement, [
        JSON.stringify(given),
        now,
      ]);
      const places = new Map(
        rows.map(({ key, points, expire }) => [
          key,
          { next: points - (sums.get(key)?.points ?? 0), expire },
        ]),
      );
      return spends.map(({ key }) => {
        const place = places.get(key);
        if (!place) throw new Error('The database counts every key that it is given.');
        place.next += 1;
        return { points: place.next, expire: place.expire };
      });
    },
  });
}
