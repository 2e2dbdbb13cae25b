import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { StatsThemes } from './contract.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { cafeLocation, makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let ids: { company: string; site: string; otherSite: string; code: string; form: string };
let leave: ReturnType<typeof answersAt>['leave'];

/** Puts the API's clock on a moment. */
const goTo = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};
const themesOf = (query = '', person = owner) =>
  readAnswer<StatsThemes>(api.as(person).get(`/stats/themes/${query}`));
const labelsOf = async (query = '') =>
  Object.fromEntries((await themesOf(query)).themes.map(({ label, count }) => [label, count]));

/** A place in Warsaw, an hour ahead of UTC in November; the other one, in New York, is silent. */
beforeAll(async () => {
  api = await createTestApi();
  goTo('2026-11-09T08:00:00Z');
  owner = await api.addPerson('owner');
  stranger = await api.addPerson('stranger');
  const { company, location, code, form } = await makeOpenWorkspace(api, owner);
  const other = await readAnswer<{ id: string }>(
    api.as(owner).post('/location/', {
      ...cafeLocation(company.id),
      name: 'New Town',
      timezone: 'America/New_York',
    }),
  );
  ids = {
    company: company.id,
    site: location.id,
    otherSite: other.id,
    code: code.id,
    form: form.id,
  };
  ({ leave } = answersAt(api, owner, code.slug));

  goTo('2026-11-10T09:00:00Z');
  await leave(
    { rating: 2, comment: 'Zimna kawa, szkoda', language: 'pl-PL' },
    { rating: 3, comment: 'podali zimną kawę, pani Wieńczysława była smutna', language: 'pl-PL' },
    { rating: 1, comment: 'zimna kawa, tel. 600 700 800', language: 'pl-PL', name: 'Bożydar' },
    { rating: 9, comment: 'lovely cake', language: 'en-US' },
    { rating: 10, comment: 'Lovely cake! Call me: ann@example.com', language: 'en-US' },
    { rating: 10, comment: 'from rosalind: lovely cake', language: 'en-US', name: 'Rosalind' },
    { rating: 8, comment: '' },
  );
  // 23:30 UTC on the 12th is already the 13th in Warsaw.
  goTo('2026-11-12T23:30:00Z');
  await leave(
    { rating: 4, comment: 'slow service', language: 'en-US' },
    { rating: 5, comment: 'the service was slow', language: 'en-US' },
  );
  goTo('2026-11-13T12:00:00Z');
});
afterAll(() => api.close());

describe('themes', () => {
  it('are what several visitors speak of, with their effect, their mood and examples', async () => {
    const { themes, comments } = await themesOf();
    expect(comments).toBe(8);
    expect(themes.map(({ label, count, sentiment }) => [label, count, sentiment])).toEqual([
      ['lovely cake', 3, 'positive'],
      ['zimna kawa', 3, 'negative'],
      ['slow service', 2, 'negative'],
    ]);
    const coffee = themes[1];
    expect(coffee?.effect).toMatchObject({ n: 3 });
    expect(coffee?.effect.value).toBeCloseTo(2 - (9 + 10 + 10 + 4 + 5) / 5, 9);
    // Of three answers beside five, the likely range only just reaches no difference.
    expect(coffee?.effect.high).toBeLessThan(0.5);
    expect(coffee?.examples[0]).toMatchObject({
      comment: 'Zimna kawa, szkoda',
      rating: 2,
      occurred_at: expect.stringMatching(/^2026-11-10T09:00:/u) as string,
    });
  });

  it('show no personal data', async () => {
    const { themes } = await themesOf();
    // What is written in them only: an id may hold any digits.
    const text = themes
      .flatMap(({ label, examples }) => [label, ...examples.map(({ comment }) => comment)])
      .join('\n')
      .toLowerCase();
    expect(text).toContain('zimna kawa, tel. …');
    expect(text).toContain('from …: lovely cake');
    expect(text).not.toMatch(/600|ann@|example\.com|wień|bożydar|rosalind/u);
  });

  it('are of the days at the place where they were written', async () => {
    const late = { 'slow service': 2 };
    expect(await labelsOf('?timeframe=today&tz=Europe/Warsaw')).toEqual(late);
    expect(await labelsOf('?timeframe=last_7_days')).toMatchObject({ ...late, 'lovely cake': 3 });
    expect(await labelsOf('?timeframe=last_week')).toEqual({});
  });

  it('are of the company, location, code or form asked for, and of none that does not fit', async () => {
    const all = await labelsOf();
    for (const query of [
      `?company=${ids.company}`,
      `?site=${ids.site}`,
      `?code=${ids.code}&form=${ids.form}`,
    ]) {
      expect(await labelsOf(query)).toEqual(all);
    }
    expect(await labelsOf(`?site=${ids.otherSite}`)).toEqual({});
    expect(await labelsOf(`?site=${ids.otherSite}&code=${ids.code}`)).toEqual({});
    expect(await labelsOf(`?form=${ids.code}`)).toEqual({});
  });

  it('are nobody else’s', async () => {
    expect(await themesOf('', stranger)).toEqual({ themes: [], comments: 0 });
    expect(await themesOf(`?code=${ids.code}`, stranger)).toEqual({ themes: [], comments: 0 });
    expect((await api.fetch('/api/stats/themes/')).status).toBe(401);
  });

  it('change at once with a new comment, a deleted one, and one whose mood is corrected', async () => {
    await leave({ rating: 4, comment: 'slow service here', language: 'en-US' });
    expect(await labelsOf()).toMatchObject({ 'slow service': 3 });

    const find = async () =>
      (await themesOf()).themes.find(({ label }) => label === 'slow service');
    const [one, other, third] = (await find())?.examples ?? [];
    await readAnswer(api.as(owner).post('/feedback/bulk_delete/', { ids: [one?.id, other?.id] }));
    expect(await find()).toBeUndefined();

    await leave({ rating: 4, comment: 'slow service again', language: 'en-US' });
    expect((await find())?.sentiment).toBe('negative');
    const ofTheme = (await find())?.examples.map(({ id }) => id) ?? [];
    expect(ofTheme).toContain(third?.id);
    for (const id of ofTheme) {
      await readAnswer(api.as(owner).patch(`/feedback/${id}/`, { sentiment: 'positive' }));
    }
    expect((await find())?.sentiment).toBe('positive');
  });
});
