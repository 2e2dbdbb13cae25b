import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { cafeCompany, makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
  stranger = await api.addPerson('stranger');
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

interface Listed {
  id: string;
  name: string;
}
interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: Listed[];
}

const add = (changes: Record<string, unknown> = {}) =>
  readAnswer<Listed>(api.as(owner).post('/company/', { ...cafeCompany, ...changes }));
const list = (query: string) => readAnswer<Page>(api.as(owner).get(`/company/${query}`));

describe('companies', () => {
  it('adds a company and keeps the zeros in front of its number', async () => {
    const response = await api.as(owner).post('/company/', cafeCompany);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ...cafeCompany,
      visitor_name: null,
      id: expect.any(String) as string,
      date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      location_count: 0,
      code_count: 0,
    });
  });

  it('changes what is given and keeps the rest', async () => {
    const { id } = await add();
    const changed = await readAnswer(api.as(owner).patch(`/company/${id}/`, { name: 'New' }));
    expect(changed).toMatchObject({ ...cafeCompany, name: 'New' });
  });

  it('replaces a company only with a whole one', async () => {
    const { id } = await add();
    const response = await api.as(owner).put(`/company/${id}/`, { name: 'New' });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual([
      'address',
      'registration_number',
      'representative',
    ]);
  });

  it.each([
    { wrong: {}, answer: { name: ['This field is required.'] }, without: 'name' },
    { wrong: { name: '  ' }, answer: { name: ['This field is required.'] } },
    { wrong: { name: 'x'.repeat(121) }, answer: { name: ['This text is too long.'] } },
    { wrong: { name: 'a\0b' }, answer: { name: ['Null characters are not allowed.'] } },
    {
      wrong: { registration_number: '12a' },
      answer: { registration_number: ['The registration number must be a number.'] },
    },
  ])('refuses $wrong with $answer', async ({ wrong, answer, without }) => {
    const given: Record<string, unknown> = { ...cafeCompany, ...wrong };
    if (without !== undefined) delete given[without];
    const response = await api.as(owner).post('/company/', given);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(answer);
  });

  it('lists the newest first, page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await add({ name });
      api.clock.skewMs += 1_000;
    }
    const first = await list('?page_size=2');
    expect(first.results.map(({ name }) => name)).toEqual(['Three', 'Two']);
    expect(first).toMatchObject({ count: 3, previous: null });
    const second = await list(first.next?.replace('/api/company/', '') ?? '');
    expect(second.results.map(({ name }) => name)).toEqual(['One']);
    expect(second).toMatchObject({ count: 3, next: null });
  });

  it('orders, searches, picks by id and gives the whole list', async () => {
    const beta = await add({ name: 'Beta 100%' });
    const alpha = await add({ name: 'alpha' });
    const names = async (query: string) => (await list(query)).results.map(({ name }) => name);

    expect(await names('?ordering=name')).toEqual(['alpha', 'Beta 100%']);
    expect(await names('?ordering=-name')).toEqual(['Beta 100%', 'alpha']);
    expect(await names('?search=ALP')).toEqual(['alpha']);
    expect(await names('?search=0%25')).toEqual(['Beta 100%']);
    expect(await names('?search=_')).toEqual([]);
    expect(await names(`?ids=${alpha.id},${beta.id}&page_size=0&ordering=name`)).toHaveLength(2);
    expect(await names(`?ids=${crypto.randomUUID()}`)).toEqual([]);
    expect(await names('?page=9')).toEqual([]);
  });

  it('gives at most a hundred at once, and says where the rest is', async () => {
    for (let made = 0; made <= 100; made += 1) await add();

    const page = await list('?page_size=500');
    const rest = await list(page.next?.replace('/api/company/', '') ?? '');

    expect(page.results).toHaveLength(100);
    expect(rest.results).toHaveLength(1);
  });

  it.each(['?page=0', '?page=x', '?ordering=secret', '?page_size=-1', '?search=%00'])(
    'refuses the query %s',
    async (query) => {
      expect((await api.as(owner).get(`/company/${query}`)).status).toBe(400);
    },
  );

  it('shows first, then removes, what hangs on a company', async () => {
    const { company, code, location } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
    const cascade = { locations: 1, codes: 1, feedback: 1 };

    expect(await readAnswer(api.as(owner).get(`/company/${company.id}/delete_preview/`))).toEqual(
      cascade,
    );
    expect(
      await readAnswer(api.as(owner).post('/company/bulk_delete/', { ids: [company.id] })),
    ).toEqual({ deleted: [company.id], deletion: expect.any(String) as string, cascade });

    for (const gone of [
      `/company/${company.id}/`,
      `/location/${location.id}/`,
      `/code/${code.id}/`,
    ])
      expect((await api.as(owner).get(gone)).status).toBe(404);
    expect(await readAnswer(api.as(owner).get('/feedback/'))).toMatchObject({ count: 0 });
    expect((await api.as(guest).get(`/survey/${code.slug}/`)).status).toBe(404);
  });

  it('removes all of the named companies, or none', async () => {
    const mine = await add();
    const theirs = await readAnswer<Listed>(api.as(stranger).post('/company/', cafeCompany));
    const response = await api
      .as(owner)
      .post('/company/bulk_delete/', { ids: [mine.id, theirs.id] });
    expect(response.status).toBe(404);
    expect((await api.as(owner).get(`/company/${mine.id}/`)).status).toBe(200);
    expect((await api.as(stranger).get(`/company/${theirs.id}/`)).status).toBe(200);
  });

  it.each([
    { who: 'a guest', person: () => guest, status: 401 },
    { who: 'the owner of another company', person: () => stranger, status: 404 },
    { who: 'the owner', person: () => owner, status: 200 },
  ])('answers $who with $status', async ({ person, status }) => {
    const { id } = await add();
    const as = api.as(person());
    expect((await as.get(`/company/${id}/`)).status).toBe(status);
    expect((await as.get(`/company/${id}/delete_preview/`)).status).toBe(status);
    expect((await as.patch(`/company/${id}/`, { name: 'Mine' })).status).toBe(status);
    expect((await as.put(`/company/${id}/`, cafeCompany)).status).toBe(status);
    expect((await as.post('/company/bulk_delete/', { ids: [id] })).status).toBe(status);
  });

  it('answers 404 for what cannot be an id', async () => {
    expect((await api.as(owner).get('/company/nonsense/')).status).toBe(404);
    expect((await api.as(owner).delete("/company/1'--/")).status).toBe(404);
  });
});
