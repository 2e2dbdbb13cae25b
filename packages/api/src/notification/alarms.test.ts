import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { leaveRows } from '../test/leaveRows.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';
import { shareUntil } from './checkAlarms.ts';
import type { Alarm, Alarms, Notification } from './contract.ts';
import { notifyAccounts } from './notifyAccounts.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let location: { id: string; name: string };
let place: { code: string; form: string };
let leave: ReturnType<typeof answersAt>['leave'];
let answer: ReturnType<typeof leaveRows>['answer'];

const goTo = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};

const listAlarms = async (person = owner) =>
  (await readAnswer<Alarms>(api.as(person).get('/alarm/'))).alarms;

const listTold = async () => {
  const page = await readAnswer<{ results: Notification[] }>(
    api.as(owner).get('/notification/?page_size=100'),
  );
  return page.results.filter(({ kind }) => kind === 'alarm');
};

const judge = (id: string, not_useful: unknown, person = owner) =>
  api.as(person).patch(`/alarm/${id}/`, { not_useful });

const ratings = [10, 9, 8, 9, 7, 10, 8, 9, 10, 6, 9, 8];
const dayOf = (index: number) => new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10);

/** Twelve answers at noon, and a look at the account two hours later. */
async function spendDay(index: number, less = 0) {
  const noon = `${dayOf(index)}T12:00:00Z`;
  goTo(noon);
  const [first = 1, ...others] = ratings.map((rating) => rating - less);
  await Promise.all(others.map((rating) => answer(place, noon, { rating })));
  await leave({ rating: first });
  goTo(`${dayOf(index)}T14:00:00Z`);
  await notifyAccounts(api.tools);
}

beforeAll(async () => {
  api = await createTestApi();
  goTo(`${dayOf(0)}T08:00:00Z`);
  owner = await api.addPerson('owner');
  stranger = await api.addPerson('stranger');
  const made = await makeOpenWorkspace(api, owner);
  location = made.location;
  place = { code: made.code.id, form: made.form.id };
  ({ answer } = leaveRows(api, owner));
  ({ leave } = answersAt(api, owner, made.code.slug));
  for (let index = 0; index < 12; index += 1) await spendDay(index);
});
afterAll(() => api.close());

describe('alarms', () => {
  it('are silent as long as nothing changes', async () => {
    expect(await listAlarms()).toEqual([]);
    expect(await listTold()).toEqual([]);
  });

  it('tell of ratings that are lower, once, with the evidence', async () => {
    for (let index = 12; index < 18; index += 1) await spendDay(index, 2);
    const [alarm, ...others] = await listAlarms();
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({
      kind: 'rating_lower',
      location: location.id,
      location_name: location.name,
      topic: null,
      topic_name: null,
      since: dayOf(12),
      n: 6 * ratings.length,
      not_useful: false,
      stands: true,
    });
    expect(alarm?.before).toBeCloseTo(8.58, 1);
    expect(alarm?.after).toBeCloseTo(6.58, 1);
    const told = await listTold();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ count: 1, code: null, alarm });
  });

  it('are hidden once they are not useful, do not come again, and can be taken back', async () => {
    const [alarm] = await listAlarms();
    const id = alarm?.id ?? '';
    expect(await readAnswer<Alarm>(judge(id, true))).toMatchObject({ id, not_useful: true });
    expect(await listAlarms()).toEqual([]);
    await spendDay(18, 2);
    expect(await listAlarms()).toEqual([]);
    expect(await listTold()).toHaveLength(1);
    expect(await readAnswer<Alarm>(judge(id, false))).toMatchObject({ not_useful: false });
    expect(await listAlarms()).toHaveLength(1);
  });

  it('end when it is as it was', async () => {
    for (let index = 19; index < 23; index += 1) await spendDay(index);
    expect(await listAlarms()).toEqual([]);
    expect((await listTold())[0]?.alarm?.stands).toBe(false);
  });

  it('are the account’s own', async () => {
    const id = (await listTold())[0]?.alarm?.id ?? '';
    expect(await listAlarms(stranger)).toEqual([]);
    expect((await judge(id, true, stranger)).status).toBe(404);
    expect((await judge('x', true)).status).toBe(404);
    expect((await judge(id, 'yes')).status).toBe(400);
    expect((await api.fetch('/api/alarm/')).status).toBe(401);
  });
});

describe('the usual share of a day', () => {
  const hours = Array.from({ length: 168 }, (_, hour) => (hour >= 24 && hour < 48 ? hour - 24 : 0));

  it('is that of its weekday until the minute', () => {
    expect(shareUntil(hours, 1, 0)).toBe(0);
    expect(shareUntil(hours, 1, 2 * 60 + 30)).toBeCloseTo((0 + 1 + 1) / 276, 12);
    expect(shareUntil(hours, 1, 24 * 60)).toBe(1);
  });

  it('is that of the clock on a weekday without answers', () => {
    expect(shareUntil(hours, 0, 6 * 60)).toBe(0.25);
  });
});
