import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Feedback } from './contract.ts';
import { purgeDeleted } from '../deletion/purgeDeleted.ts';
import { fold } from '../stats/rollup/fold.ts';
import { rebuildAccount } from '../stats/rollup/rebuildStats.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let answers: ReturnType<typeof answersAt>;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  answers = answersAt(api, owner, code.slug);
});
afterAll(() => api.close());

const dayMs = 86_400_000;
const fast = { rating: 2, duration: 0.4, comment: 'Cold soup, and slow.' };
const filled = { rating: 9, duration: 30, website: 'https://spam.example', comment: '' };

const change = (id: string | undefined, body: object, person = owner) =>
  api.as(person).patch(`/feedback/${id}/`, body);
const changeAll = (body: object, person = owner) =>
  api.as(person).post('/feedback/bulk_update/', body);
const aside = () => answers.list('?set_aside=true');

const countOf = async (table: 'feedback_arrival' | 'scan') => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
    where account_id = ${owner.accountId}`.execute(api.database);
  return rows[0]?.count;
};

/** What statistics say of the account, once they are what all rows counted anew come to. */
const exactStats = async () => {
  while ((await fold(api.store, owner.accountId)).waits);
  const compared = await rebuildAccount(api.store, owner.accountId, { onlyCompares: true });
  expect(compared).toEqual([]);
  const { rollup } = api.tools;
  return [...(await rollup.tally(owner.accountId, 'account', {}, [''])).values()];
};

describe('what looks like a program’s', () => {
  it('is in no list but its own, with the reason, and can be read', async () => {
    await answers.leave({ rating: 7 }, fast, filled);
    expect(await answers.list()).toMatchObject([{ rating: 7, set_aside_reason: null }]);
    const list = await answers.page('?set_aside=true');
    expect(list).toMatchObject({
      count: 2,
      results: [
        { rating: 9, set_aside_reason: 'hidden_field' },
        { rating: 2, set_aside_reason: 'too_fast' },
      ],
    });
    const [one] = list.results;
    expect(await readAnswer(api.as(owner).get(`/feedback/${one?.id}/`))).toEqual(one);
    expect((await api.as(stranger).get(`/feedback/${one?.id}/`)).status).toBe(404);
    expect((await change(one?.id, { status: 'resolved' })).status).toBe(404);
    expect((await api.as(owner).get('/feedback/?set_aside=maybe')).status).toBe(400);
  });

  it('is told by what it was where no reason was noted', async () => {
    await answers.leave(fast, filled);
    await sql`update feedback set spam_reason = null`.execute(api.database);
    expect((await aside()).map(({ set_aside_reason }) => set_aside_reason)).toEqual([
      'hidden_field',
      'too_fast',
    ]);
  });

  it('is in a file of that list alone', async () => {
    await answers.leave({ rating: 7 }, fast);
    const rows = async (query: string) =>
      (await api.as(owner).get(`/feedback/export/?file_format=json${query}`)).headers.get(
        'x-row-count',
      );
    expect([await rows(''), await rows('&set_aside=true')]).toEqual(['1', '1']);
    const file = await api.as(owner).get('/feedback/export/?file_format=json&set_aside=true');
    expect(await file.text()).toContain('Cold soup');
  });

  it('goes 30 days after it came, unless it was found to be real', async () => {
    await answers.leave(fast, filled);
    const [, one] = await aside();
    await readAnswer(change(one?.id, { set_aside: false }));
    api.clock.skewMs += 31 * dayMs;
    await purgeDeleted(api.tools);
    expect(await aside()).toEqual([]);
    expect((await answers.list()).map(({ id }) => id)).toEqual([one?.id]);
  });
});

describe('what is real', () => {
  it('counts in every figure, as if it had never been set aside, and no more once that is taken back', async () => {
    await answers.leave({ rating: 7, comment: 'Fine cake.' }, fast, filled);
    expect(await exactStats()).toMatchObject([{ submissions: 1 }]);
    const ids = (await aside()).map(({ id }) => id);
    const { results } = await readAnswer<{ results: Feedback[] }>(
      changeAll({ ids, set_aside: false }),
    );
    expect(results.map(({ set_aside_reason }) => set_aside_reason)).toEqual([null, null]);
    await api.tools.ingestion.rest();
    expect(await answers.page()).toMatchObject({ count: 3 });
    expect(await aside()).toEqual([]);
    expect(await exactStats()).toMatchObject([{ submissions: 3 }]);

    await readAnswer(changeAll({ ids, set_aside: true }));
    expect((await aside()).map(({ set_aside_reason }) => set_aside_reason)).toEqual([
      'hidden_field',
      'too_fast',
    ]);
    expect(await exactStats()).toMatchObject([{ submissions: 1 }]);
    expect(await answers.page()).toMatchObject({ count: 1 });
  });

  it('is told of as if it had just come, and not once that is taken back', async () => {
    await answers.leave(fast);
    expect(await countOf('feedback_arrival')).toBe(0);
    const [one] = await aside();
    await readAnswer(change(one?.id, { set_aside: false }));
    expect(await countOf('feedback_arrival')).toBe(1);
    // What was lost on the way is asked for again.
    await readAnswer(change(one?.id, { set_aside: false }));
    expect(await countOf('feedback_arrival')).toBe(1);
    await readAnswer(change(one?.id, { set_aside: true }));
    expect(await countOf('feedback_arrival')).toBe(0);
  });

  it('has its comment judged, which nobody read', async () => {
    await answers.leave({ ...fast, rating: 9, comment: 'Terrible, cold and rude.' });
    const [one] = await aside();
    expect(one).toMatchObject({ sentiment: 'positive', sentiment_source: 'rating' });
    expect(await readAnswer(change(one?.id, { set_aside: false }))).toMatchObject({
      sentiment: null,
      sentiment_source: null,
    });
  });

  it('has its scan counted, once', async () => {
    const scan_token = crypto.randomUUID();
    await answers.leave({ ...fast, scan_token });
    const scans = await countOf('scan');
    const [one] = await aside();
    await readAnswer(change(one?.id, { set_aside: false }));
    await readAnswer(change(one?.id, { set_aside: true }));
    await readAnswer(change(one?.id, { set_aside: false }));
    expect(await countOf('scan')).toBe((scans ?? 0) + 1);
    await exactStats();
  });

  it('can be changed along', async () => {
    await answers.leave(fast);
    const [one] = await aside();
    expect(
      await readAnswer(change(one?.id, { set_aside: false, status: 'resolved' })),
    ).toMatchObject({ set_aside_reason: null, status: 'resolved' });
  });
});

describe('nobody', () => {
  it('sets aside what visitors wrote because it is not to their liking', async () => {
    await answers.leave({ rating: 1 }, fast);
    const [real] = await answers.list();
    const [program] = await aside();
    const refused = await change(real?.id, { set_aside: true });
    expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([
      400,
      ['set_aside'],
    ]);
    // All of them, or none.
    expect((await changeAll({ ids: [real?.id, program?.id], set_aside: true })).status).toBe(400);
    expect(await answers.page()).toMatchObject({ count: 1 });
  });

  it('else decides what is real', async () => {
    await answers.leave(fast);
    const [one] = await aside();
    expect((await change(one?.id, { set_aside: false }, stranger)).status).toBe(404);
    const ids = [one?.id, crypto.randomUUID()];
    expect((await changeAll({ ids, set_aside: false })).status).toBe(404);
    expect((await changeAll({ ids: [one?.id], set_aside: false }, stranger)).status).toBe(404);
    expect(await aside()).toHaveLength(1);
  });

  it.each([[{}], [{ set_aside: false, status: 'new' }], [{ set_aside: 'no' }]])(
    'says both or nothing of many: %o',
    async (wish) => {
      await answers.leave(fast);
      const ids = (await aside()).map(({ id }) => id);
      expect((await changeAll({ ids, ...wish })).status).toBe(400);
    },
  );
});
