import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { nextReport } from './localClock.ts';
import { planReports } from './notifyAccounts.ts';

let api: TestApi;
let owner: TestPerson;
let slug: string;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await api.database.deleteFrom('notification_setting').execute();
  api.jobs.length = 0;
  at('2026-10-15T12:00:00Z');
  owner = await api.addPerson('owner');
  slug = (await makeOpenWorkspace(api, owner)).code.slug;
});
afterAll(() => api.close());

const at = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};
const set = (change: object = {}) =>
  readAnswer<{ monthly_report: boolean }>(
    api.as(owner).put('/user/notification_settings/', {
      digest: 'none',
      quiet_from: null,
      quiet_to: null,
      timezone: 'Europe/Warsaw',
      low_rating_letters: false,
      monthly_report: true,
      ...change,
    }),
  );
const leave = (rating: number, comment = '') =>
  readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer({ rating, comment })));
const lettersAt = async (moment: string) => {
  at(moment);
  await planReports(api.tools);
  return api.runJobs();
};

it('goes out on the first day of a month at eight, by the clock of the settings', async () => {
  await set();
  await leave(9, 'Lovely cake and a kind smile.');
  await leave(2, 'Terrible coffee, cold and bitter.');

  expect(await lettersAt('2026-11-01T06:59:00Z')).toEqual([]);
  const [letter, ...others] = await lettersAt('2026-11-01T07:00:30Z');

  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    to: { address: owner.email },
    subject: 'October 2026: 2 answers',
  });
  expect(letter?.text).toContain('October 2026 at Old Town');
  expect(letter?.text).toContain('/stats/report/?month=2026-10');
  expect(letter?.text).toContain('Nothing was resolved; 1 low rating is still open.');
  const quotes = [...(letter?.text.matchAll(/^> (.*)$/gm) ?? [])].map(([, words]) => words);
  expect(quotes).toEqual(['Lovely cake and a kind smile.', 'Terrible coffee, cold and bitter.']);
});

it('goes out once a month, whichever process looks, and again the next month', async () => {
  await set();
  await leave(8);
  at('2026-11-01T07:00:30Z');
  await Promise.all([planReports(api.tools), planReports(api.tools)]);
  expect(api.jobs).toHaveLength(1);
  api.jobs.push(...api.jobs);
  expect(await api.runJobs()).toHaveLength(1);
  expect(await lettersAt('2026-11-02T07:00:30Z')).toEqual([]);

  await leave(9);
  expect(await lettersAt('2026-12-01T07:00:30Z')).toMatchObject([
    { subject: 'November 2026: 1 answer' },
  ]);
});

it('goes out once although the clock of the settings is set back on the first of the month', async () => {
  await set({ timezone: 'Asia/Tokyo' });
  await leave(8);
  expect(await lettersAt('2026-10-31T23:00:30Z')).toHaveLength(1);
  await set({ timezone: 'America/New_York' });
  expect(await lettersAt('2026-11-01T13:00:30Z')).toEqual([]);
});

it('is left out for a month without answers', async () => {
  await set();
  expect(await lettersAt('2026-11-01T07:00:30Z')).toEqual([]);
});

it.each([
  ['2026-11-07T22:00:00Z', 1],
  ['2026-11-08T06:00:00Z', 0],
])('that is late goes out in the first week of a month alone: %s', async (moment, letters) => {
  await set();
  await leave(8);
  expect(await lettersAt(moment)).toHaveLength(letters);
  // It does not come later, either.
  expect(await lettersAt('2026-11-20T07:00:00Z')).toEqual([]);
});

it('waits for the end of the quiet hours', async () => {
  await set({ quiet_from: '21:00', quiet_to: '09:30' });
  await leave(8);
  expect(await lettersAt('2026-11-01T07:00:30Z')).toEqual([]);
  expect(await lettersAt('2026-11-01T08:30:30Z')).toHaveLength(1);
});

it('does not come unless it was asked for, or once it is switched off', async () => {
  expect(await set({ monthly_report: undefined })).toMatchObject({ monthly_report: false });
  await leave(8);
  expect(await lettersAt('2026-11-01T07:00:30Z')).toEqual([]);

  await set();
  await leave(8);
  at('2026-12-01T07:00:30Z');
  await planReports(api.tools);
  await set({ monthly_report: false });
  expect(await api.runJobs()).toEqual([]);
});

it.each([
  ['Europe/Warsaw', '2026-11-01T06:59:00Z', '2026-11-01T07:00:00.000Z'],
  ['Europe/Warsaw', '2026-11-01T07:00:00Z', '2026-12-01T07:00:00.000Z'],
  // Summer time has begun in between.
  ['Europe/Warsaw', '2027-03-02T00:00:00Z', '2027-04-01T06:00:00.000Z'],
  ['Pacific/Auckland', '2026-12-31T18:00:00Z', '2026-12-31T19:00:00.000Z'],
])('is next due in %s after %s', (timezone, after, due) => {
  const next = nextReport({ monthly_report: true, timezone }, new Date(after));
  expect(next?.toISOString()).toBe(due);
});
