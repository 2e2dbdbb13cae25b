import { createStore } from '../../../packages/api/src/database/store.ts';
import { foldAll } from '../../../packages/api/src/stats/rollup/fold.ts';
import { makeSample, withinDatabase, type Place } from '../../../scripts/product/database.ts';
import { query } from '../../../scripts/product/query.ts';
import type { Target } from './answers.ts';

/** Number of answers stored in a database. */
export const countAnswers = (place: Place): Promise<number> =>
  withinDatabase(place, async ({ engine }) => {
    const [row] = await query<{ count: number }>(engine, 'select count(*) from feedback');
    return row?.count ?? 0;
  });

/** Migrates the tables at a place and makes the sample café there. Answers one of its open codes. */
export const prepare = (place: Place): Promise<Target> =>
  withinDatabase(place, async (connection) => {
    const { engine } = connection;
    await makeSample(connection);
    // Fold the sample's answers and send no notifications: only the benchmark's requests are measured.
    await foldAll(createStore(connection.database, () => Promise.resolve()));
    await query(engine, 'delete from feedback_arrival');
    const [target] = await query<Target>(
      engine,
      `
      select account_id as "accountId", id as "codeId", slug, published_form_id as "formId",
        published_version as "formVersion"
      from code where state = 'published' order by id limit 1`,
    );
    if (!target) throw new Error('The sample café has no open code.');
    return target;
  });
