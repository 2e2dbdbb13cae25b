import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Feedback } from '../feedback/contract.ts';
import type { StatsReport } from './reportContract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeLocation,
  makeOpenWorkspace,
  readAnswer,
  scanOnPhone,
  visitorsAnswer,
} from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let byComment: Map<string, string>;

/** Puts the API's clock on a moment. */
const goTo = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};
const leave = (rating: number | null, comment = '', changes: object = {}) =>
  readAnswer(
    api
      .as(guest)
      .post(
        `/survey/${workspace.code.slug}/submit/`,
        visitorsAnswer({ rating, comment, ...changes }),
      ),
  );
const get = (query: string) =>
  readAnswer<StatsReport>(api.as(owner).get(`/stats/report/?tz=Europe/Warsaw&${query}`));
const setStatus = (ids: string[], status: string) =>
  readAnswer(api.as(owner).post('/feedback/bulk_update/', { ids, status }));

/** A café in Warsaw (two hours ahead of UTC in September): twelve answers in September, thirty in October. */
beforeAll(async () => {
  api = await createTestApi();
  goTo('2026-08-20T08:00:00Z');
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);

  goTo('2026-09-10T10:00:00Z');
  for (let scan = 0; scan < 12; scan += 1) {
    await scanOnPhone(api, workspace.code.slug);
    await leave(scan % 2 === 0 ? 4 : 6);
  }
  // Already the first of October in Warsaw.
  goTo('2026-09-30T22:30:00Z');
  await scanOnPhone(api, workspace.code.slug);
  await leave(9, 'Lovely cake, thanks to Emma for her patience!');
  goTo('2026-10-05T10:00:00Z');
  for (let answer = 0; answer < 26; answer += 1) {
    await scanOnPhone(api, workspace.code.slug);
    await leave(answer % 2 === 0 ? 9 : 10);
  }
  await leave(2, 'Terrible coffee, cold and bitter. We will not come back.');
  await leave(3, 'Awful noise and rude staff at the counter today.');
  await leave(8, 'There is a table near the window with a socket.');
  goTo('2026-10-06T10:00:00Z');

  const { results } = await readAnswer<{ results: Feedback[] }>(
    api.as(owner).get('/feedback/?page_size=0'),
  );
  byComment = new Map(results.map(({ comment, id }) => [comment.split(' ')[0] ?? '', id]));
  await setStatus([byComment.get('Awful') ?? ''], 'resolved');
});
afterAll(() => api.close());

describe('the report of a month', () => {
  it('compares it with the month before, each day where it was', async () => {
    goTo('2026-11-02T10:00:00Z');
    const report = await get('month=2026-10');

    expect(report).toMatchObject({
      from: '2026-10-01',
      to: '2026-10-31',
      is_over: true,
      before: { from: '2026-09-01', to: '2026-09-30' },
      company: 'Corner Café',
      location: 'Old Town',
      first_month: '2026-08',
      scans: { now: 27, before: 12 },
      submissions: { now: 30, before: 12 },
      sentiment: { now: { positive: 1, negative: 2 } },
      best: null,
      weakest: null,
    });
    // 30 in 31 days after 12 in 30.
    expect(report.submissions.change.value).toBeCloseTo((30 / 31) * (30 / 12) - 1, 10);
    expect(report.average_rating.now.n).toBe(30);
    expect(report.changed.map(({ metric }) => metric)).toContain('average_rating');
    expect(report.changed.every(({ is_better }) => is_better)).toBe(true);
    expect(report.series).toHaveLength(31);
    expect(report.series[0]).toEqual({
      date: '2026-10-01',
      scans: 1,
      unique_scans: 1,
      submissions: 1,
    });
  });

  it('has its figures with and without what was set aside', async () => {
    goTo('2026-11-02T10:00:00Z');
    expect((await get('month=2026-10')).with_set_aside).toBeNull();
    goTo('2026-10-07T10:00:00Z');
    for (const rating of [1, 2]) await leave(rating, '', { website: 'https://spam.example' });
    goTo('2026-11-02T10:00:00Z');
    const { submissions, average_rating, with_set_aside } = await get('month=2026-10');
    expect(submissions.now).toBe(30);
    expect(with_set_aside).toMatchObject({
      submissions: 32,
      average_rating: { n: 32 },
      nps: { n: 32 },
    });
    const sum = 30 * (average_rating.now.value ?? 0) + 3;
    expect(with_set_aside?.average_rating.value).toBeCloseTo(sum / 32, 10);
  });

  it('has three quotes: one that praises, one that complains, one more, and names nobody', async () => {
    const { quotes } = await get('month=2026-10');

    expect(quotes.map(({ kind, comment }) => [kind, comment])).toEqual([
      ['praise', 'Lovely cake, thanks to … for her patience!'],
      ['complaint', 'Awful noise and rude staff at the counter today.'],
      ['other', 'There is a table near the window with a socket.'],
    ]);
    expect(quotes[2]).toMatchObject({ rating: 8, location: 'Old Town' });
  });

  it('tells what was resolved in it, how soon, and what is still open', async () => {
    const { resolved } = await get('month=2026-10');

    expect(resolved).toMatchObject({ count: 1, open_low_ratings: 1 });
    expect(resolved.median_hours).toBeCloseTo(24, 1);
    expect(resolved.examples).toMatchObject([
      { id: byComment.get('Awful'), rating: 3, location: 'Old Town' },
    ]);
    expect((await get('month=2026-09')).resolved).toMatchObject({
      count: 0,
      median_hours: null,
      open_low_ratings: 12,
    });
  });

  it('forgets that an answer was resolved once it is not any more', async () => {
    goTo('2026-11-03T10:00:00Z');
    await setStatus([byComment.get('Awful') ?? ''], 'in_progress');
    expect((await get('month=2026-10')).resolved).toMatchObject({ count: 0, open_low_ratings: 2 });
    await setStatus([byComment.get('Awful') ?? ''], 'resolved');
    expect((await get('month=2026-11')).resolved.count).toBe(1);
  });

  it('keeps the moment when what is resolved is resolved once more', async () => {
    goTo('2026-12-03T10:00:00Z');
    await setStatus([byComment.get('Awful') ?? ''], 'resolved');
    expect((await get('month=2026-11')).resolved.count).toBe(1);
    expect((await get('month=2026-12')).resolved.count).toBe(0);
  });

  it('of a month that is not over tells of it so far, beside the same days before', async () => {
    goTo('2026-10-06T10:00:00Z');
    expect(await get('month=2026-10')).toMatchObject({
      to: '2026-10-06',
      is_over: false,
      before: { from: '2026-09-01', to: '2026-09-06' },
      submissions: { now: 30, before: 0 },
    });
    goTo('2026-11-02T10:00:00Z');
  });

  it('compares with nothing where there was not yet a whole month before', async () => {
    expect(await get('month=2026-08')).toMatchObject({
      before: null,
      scans: { now: 0, before: null, change: { value: null } },
      average_rating: { now: { value: null, n: 0 }, before: null },
      sentiment: { before: null },
      changed: [],
      quotes: [],
    });
  });

  it('is narrowed to a place; a place of another company leaves nothing', async () => {
    const empty = await readAnswer<{ id: string }>(
      api.as(owner).post('/location/', { ...cafeLocation(workspace.company.id), name: 'Empty' }),
    );
    expect(await get('month=2026-10')).toMatchObject({ location: null, company: 'Corner Café' });
    expect(await get(`month=2026-10&site=${workspace.location.id}`)).toMatchObject({
      location: 'Old Town',
      submissions: { now: 30 },
    });
    expect(await get(`month=2026-10&company=${workspace.company.id}`)).toMatchObject({
      submissions: { now: 30 },
    });
    for (const place of [
      `site=${empty.id}`,
      `site=${crypto.randomUUID()}`,
      `company=${crypto.randomUUID()}`,
    ]) {
      expect(await get(`month=2026-10&${place}`)).toMatchObject({
        submissions: { now: 0 },
        quotes: [],
        resolved: { count: 0, open_low_ratings: 0 },
      });
    }
  });

  it('quotes nothing that was deleted', async () => {
    await readAnswer(
      api.as(owner).post('/feedback/bulk_delete/', { ids: [byComment.get('There')] }),
    );
    const { quotes } = await get('month=2026-10');
    expect(quotes.map(({ comment }) => comment).join(' ')).not.toContain('socket');
  });

  it.each(['month=2026-13', 'month=october', '', 'month=2026-12', 'month=2026-10&tz=Mars'])(
    'is refused for "%s"',
    async (query) => {
      expect((await api.as(owner).get(`/stats/report/?${query}`)).status).toBe(400);
    },
  );

  it('is for its owner alone', async () => {
    expect((await api.as(guest).get('/stats/report/?month=2026-10')).status).toBe(401);
  });
});
