import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addColleague } from '../test/addColleague.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { makeKey } from '../test/makeKey.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';
import type { StatsReplies } from './contract.ts';

let api: TestApi;
let owner: TestPerson;
let own: Awaited<ReturnType<typeof makeOpenWorkspace>>;
let other: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  own = await makeOpenWorkspace(api, owner);
  other = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

const read = (person: TestPerson, query = '') =>
  readAnswer<StatsReplies>(api.as(person).get(`/stats/replies/${query}`));

/** Leaves an answer; returns its id. */
const leave = async ({ code }: typeof own) => {
  const answers = answersAt(api, owner, code.slug);
  await answers.leave({});
  return (await answers.list(`?code=${code.id}`))[0]?.id ?? '';
};

const change = (person: TestPerson, id: string, body: object) =>
  readAnswer(api.as(person).patch(`/feedback/${id}/`, body));

/** Says how long before now an answer arrived, so that a reply now takes so many seconds. */
const waited = (id: string, seconds: number) =>
  sql`update feedback set occurred_at = moment, received_at = moment
    from (select ${new Date(api.tools.now().getTime() - seconds * 1_000)}::timestamptz as moment) as given
    where account_id = ${owner.accountId} and id = ${id}`.execute(api.database);

const replyAfter = async (person: TestPerson, place: typeof own, seconds: number) => {
  const id = await leave(place);
  await waited(id, seconds);
  await change(person, id, { reply: 'Thank you' });
  return id;
};

it('a lone owner reads their own times, and nothing of colleagues', async () => {
  expect(await read(owner)).toEqual({
    n: 0,
    median: null,
    p90: null,
    replied_by: [],
    assigned_to: [],
  });
  await leave(own);
  const id = await replyAfter(owner, own, 100);
  const times = await read(owner);
  expect(times).toMatchObject({ n: 1, p90: null, replied_by: [], assigned_to: [] });
  expect(times.median).toBeCloseTo(100, -1);
  await api.as(owner).delete(`/feedback/${id}/`);
  expect(await read(owner)).toMatchObject({ n: 0, median: null });
});

it('the first reply counts: its time does not move, and a reply that was taken back is none', async () => {
  const id = await replyAfter(owner, own, 60);
  const [before] = [await read(owner)];
  api.clock.skewMs += 3_600_000;
  await change(owner, id, { reply: 'Thank you very much' });
  expect(await read(owner)).toEqual(before);

  await change(owner, id, { reply: '' });
  expect(await read(owner)).toMatchObject({ n: 0 });
  api.clock.skewMs += 3_600_000;
  await change(owner, id, { reply: 'Thank you again' });
  expect(await read(owner)).toEqual(before);
  await api.as(owner).delete(`/feedback/${id}/`);
});

it('median and nine of ten are those of known waits, by who replied and by whose turn it was', async () => {
  const anna = await addColleague(api, owner, 'anna');
  const near = await addColleague(api, owner, 'near', { locations: [own.location.id] });
  const reader = await addColleague(api, owner, 'reader', { role: 'reader' });
  // 100, 200 … 1000: the median is 550, nine of ten are within 910.
  for (const step of Array.from({ length: 10 }, (_, index) => index + 1)) {
    const id = await replyAfter(anna, own, step * 100);
    if (step <= 2) await change(owner, id, { assignee: near.membershipId });
  }
  await replyAfter(owner, other, 5_000);

  const seconds = (value: number | null | undefined) => Math.round((value ?? 0) / 10) * 10;
  const all = await read(owner);
  expect([all.n, seconds(all.median), seconds(all.p90)]).toEqual([11, 600, 1_000]);
  const [byAnna, byOwner, ...nobodyElse] = all.replied_by;
  expect(nobodyElse).toEqual([]);
  expect(byAnna).toMatchObject({ colleague: anna.membershipId, name: 'Ada anna', n: 10 });
  expect([seconds(byAnna?.median), seconds(byAnna?.p90)]).toEqual([550, 910]);
  expect(byOwner).toMatchObject({ name: 'Ada owner', n: 1, p90: null });
  expect(seconds(byOwner?.median)).toBe(5_000);
  expect(all.assigned_to).toMatchObject([{ colleague: near.membershipId, n: 2, p90: null }]);
  expect(seconds(all.assigned_to[0]?.median)).toBe(150);

  // Filters narrow it; whoever is bound to places reads those of them alone.
  expect(await read(owner, `?site=${other.location.id}`)).toMatchObject({ n: 1 });
  expect(await read(owner, '?from=2020-01-01&to=2020-01-31')).toMatchObject({ n: 0 });
  const bound = await read(near);
  expect(bound.n).toBe(10);
  expect(bound.replied_by.map(({ name }) => name)).toEqual(['Ada anna']);
  // Readers and programs are told of nobody.
  expect(await read(reader)).toMatchObject({ n: 11, replied_by: [], assigned_to: [] });
  const { program } = await makeKey(api, owner, ['read:stats']);
  expect(await read(program)).toMatchObject({ n: 11, replied_by: [] });

  // Whoever leaves is one of the others.
  expect((await api.as(owner).delete(`/colleague/${anna.membershipId}/`)).status).toBe(204);
  expect((await read(owner)).replied_by).toMatchObject([
    { name: 'Ada owner', n: 1 },
    { colleague: null, name: null, n: 10 },
  ]);
});

it('what was anonymized counts as before', async () => {
  const before = await read(owner);
  await sql`update feedback set reply = '', comment = '', name = '', email = '', receipt_hash = null,
      replied_at = null, forgotten_at = now(), counted_length = 0, counted_words = ''
    where account_id = ${owner.accountId} and reply <> ''`.execute(api.database);
  expect(await read(owner)).toEqual(before);
});
