import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Code } from '../code/contract.ts';
import type { StatsOverview } from '../stats/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { cafeForm, cafeFrame, readAnswer } from '../test/workspace.ts';
import { seedSample } from './seedSample.ts';

let api: TestApi;
let owner: TestPerson;
let login: { email: string; password: string } | undefined;

beforeAll(async () => {
  api = await createTestApi();
  login = await seedSample(api.tools);
  const { access } = await readAnswer<{ access: string }>(
    api.as(guest).post('/user/login/', login),
  );
  owner = { ...guest, name: 'owner', access };
});
afterAll(() => api.close());

const get = <Body>(path: string) => readAnswer<Body>(api.as(owner).get(path));
const count = async (path: string) => (await get<{ count: number }>(path)).count;

describe('the sample café', () => {
  it('has an owner whose login works', () => {
    expect(login?.email).toBe('owner@sample.hearback.test');
    expect(owner.access).toEqual(expect.any(String));
  });

  it('has two companies, three locations, twelve codes, three forms and three frames', async () => {
    expect(await count('/company/')).toBe(2);
    expect(await count('/location/')).toBe(3);
    expect(await count('/code/')).toBe(12);
    expect(await count('/code/?state=paused')).toBe(2);
    expect(await count('/code/?state=draft')).toBe(1);
    expect(await count('/form/')).toBe(3);
    expect(await count('/frame/')).toBe(3);
  });

  it('has half a year of scans and feedback', async () => {
    const overview = await get<StatsOverview>('/stats/overview/?timeframe=last_6_months');
    expect(overview.scans).toBeGreaterThan(5_000);
    expect(overview.scans).toBeLessThan(7_500);
    expect(overview.submissions).toBeGreaterThan(1_800);
    expect(overview.submissions).toBeLessThan(2_800);
    expect(overview.unique_scans).toBeLessThan(overview.scans);
    expect(await count('/feedback/?search=sernik')).toBeGreaterThan(5);
  });

  it('tells its owner of what came in lately, and of what was low', async () => {
    const { results } = await get<{ results: { kind: string; is_read: boolean }[] }>(
      '/notification/?page_size=0',
    );
    const unread = results.filter(({ is_read }) => !is_read).map(({ kind }) => kind);
    expect(new Set(unread)).toEqual(new Set(['new_feedback', 'low_rating']));
    expect(results.filter(({ is_read }) => is_read).length).toBeGreaterThan(0);
    expect(await get('/user/details/')).toMatchObject({ unread_notifications: unread.length });
  });

  it('shows visitors the form with its logo', async () => {
    const codes = await get<{ results: Code[] }>('/code/?state=published');
    const survey = await readAnswer<{ venue: string; languages: string[] }>(
      api.as(guest).get(`/survey/${codes.results[0]?.slug}/`),
    );
    expect(survey.languages).toEqual(['en-US', 'pl-PL']);
    const forms = await get<{
      results: { title: string; fields: { image?: { url: string } }[] }[];
    }>('/form/?search=table');
    const url = forms.results[0]?.fields[0]?.image?.url ?? '';
    const picture = await api.fetch(url);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
  });

  it('is not made a second time', async () => {
    expect(await seedSample(api.tools)).toBeUndefined();
    expect(await count('/company/')).toBe(2);
  });

  it('goes in one click and leaves what the owner hung on it', async () => {
    expect(await get('/user/details/')).toMatchObject({ has_sample: true });
    const { results } = await get<{ results: { id: string; company: string }[] }>('/location/');
    const { post } = api.as(owner);
    const form = await readAnswer<{ id: string }>(post('/form/', cafeForm));
    const frame = await readAnswer<{ id: string }>(post('/frame/', cafeFrame));
    const mine = await readAnswer<Code>(
      post('/code/', { name: 'Mine', site: results[0]?.id, form: form.id, frame: frame.id }),
    );

    expect((await api.as(owner).delete('/user/sample/')).status).toBe(204);

    expect(await get('/user/details/')).toMatchObject({ has_sample: false });
    expect(await count('/code/')).toBe(1);
    expect(await count('/location/')).toBe(1);
    expect(await count('/company/')).toBe(1);
    expect(await count('/feedback/')).toBe(0);
    expect(await count('/form/')).toBe(1);
    expect((await api.as(owner).get(`/code/${mine.id}/`)).status).toBe(200);
    const noted = await api.database
      .selectFrom('security_event')
      .innerJoin('person', 'person.id', 'security_event.person_id')
      .select(['kind', 'email'])
      .execute();
    expect(noted).toContainEqual({ kind: 'sample_removed', email: login?.email });
  });

  it('is not for guests to remove', async () => {
    expect((await api.as(guest).delete('/user/sample/')).status).toBe(401);
  });
});
