import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Template } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { readAnswer } from '../test/workspace.ts';

interface List {
  count: number;
  results: Template[];
}

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const layout = { fields: [{ type: 'rating', label: 'How was it?' }] };
const add = (name = 'Tables') =>
  readAnswer<Template>(api.as(owner).post('/template/', { name, layout }));
const get = <Answer>(path: string) => readAnswer<Answer>(api.as(owner).get(path));
const names = async (path = '/template/') => {
  const { results } = await get<List>(path);
  return results.map(({ name }) => name);
};

describe('templates', () => {
  it('keep a form without its title, whole', async () => {
    const template = await add();
    expect(template).toMatchObject({
      name: 'Tables',
      owner: expect.any(String),
      layout: { style: { background_color: '#ffffff' } },
    });
    expect(template.layout.fields.map(({ id }) => id)).toEqual(['rating', 'navigation']);
    expect(await get(`/template/${template.id}/`)).toEqual(template);
  });

  it('are listed newest first, and found by their names', async () => {
    await add('Garden');
    await add('Bar');
    expect(await names()).toEqual(['Bar', 'Garden']);
    expect(await names('/template/?search=gar')).toEqual(['Garden']);
    expect(await names('/template/?ordering=-name&page_size=1&page=2')).toEqual(['Bar']);
  });

  it('change in parts', async () => {
    const { id, layout: before } = await add();
    const change = (body: object) =>
      readAnswer<Template>(api.as(owner).patch(`/template/${id}/`, body));
    expect(await change({ name: 'New' })).toMatchObject({ name: 'New', layout: before });
    const changed = await change({ layout: { fields: [{ type: 'comment' }] } });
    expect(changed).toMatchObject({ name: 'New' });
    expect(changed.layout.fields.map(({ type }) => type)).toEqual(['comment', 'navigation']);
  });

  it('have names of their own', async () => {
    await add('Bar');
    const { id } = await add('Garden');
    const refused = { name: ['There is another one of this name.'] };
    for (const response of [
      await api.as(owner).post('/template/', { name: ' bar', layout }),
      await api.as(owner).patch(`/template/${id}/`, { name: 'BAR' }),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(refused);
    }

    await readAnswer(api.as(owner).patch(`/template/${id}/`, { name: 'garden' }));
    const twice = await Promise.all(
      [1, 2].map(() => api.as(owner).post('/template/', { name: 'Terrace', layout })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(await names()).toEqual(['Terrace', 'garden', 'Bar']);
  });

  it.each([
    { body: { name: ' ', layout }, answer: { name: ['This field is required.'] } },
    {
      body: { name: 'x', layout: { fields: [{ type: 'rating', star_color: 'url(x)' }] } },
      answer: { 'layout.fields.0.star_color': ['This is not a color. Use RGB, HSL or HEX.'] },
    },
    {
      body: { name: 'x', layout: { fields: [{ type: 'rating' }, { type: 'rating' }] } },
      answer: { 'layout.fields': ['You already have this type of field!'] },
    },
  ])('refuse $answer', async ({ body, answer }) => {
    const { id } = await add();
    for (const response of [
      await api.as(owner).post('/template/', body),
      await api.as(owner).patch(`/template/${id}/`, body),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(answer);
    }
  });

  it('go, all of the named or none, and come back', async () => {
    const [one, other] = [await add('One'), await add('Other')];
    const remove = (ids: string[]) => api.as(owner).post('/template/bulk_delete/', { ids });
    expect((await remove([one.id, crypto.randomUUID()])).status).toBe(404);
    expect(await names()).toEqual(['Other', 'One']);

    const { deletion } = await readAnswer<{ deletion: string }>(remove([one.id, other.id]));
    expect(await names()).toEqual([]);
    expect(await get('/deletion/')).toMatchObject({
      results: [{ id: deletion, kind: 'template', label: 'One', counts: { removed: 2 } }],
    });
    expect(await get('/user/events/')).toMatchObject({
      results: [{ kind: 'templates_removed', counts: { removed: 2 } }],
    });
    await readAnswer(api.as(owner).post(`/deletion/${deletion}/restore/`, {}));
    expect(await names()).toEqual(['Other', 'One']);

    await readAnswer(api.as(owner).delete(`/template/${one.id}/`));
    expect((await api.as(owner).get(`/template/${one.id}/`)).status).toBe(404);
    await readAnswer(api.as(owner).post(`/template/${one.id}/restore/`, {}));
    expect(await get(`/template/${one.id}/`)).toEqual(one);
  });

  it('take nothing with them', async () => {
    const { id } = await add();
    expect(
      await readAnswer(api.as(owner).post('/deletion/preview/', { kind: 'template', ids: [id] })),
    ).toEqual({ locations: 0, codes: 0, feedback: 0 });
  });

  it('are for their owner alone', async () => {
    const stranger = await api.addPerson('stranger');
    const { id } = await add();
    for (const [person, status] of [
      [guest, 401],
      [stranger, 404],
    ] as const) {
      const as = api.as(person);
      expect((await as.get(`/template/${id}/`)).status).toBe(status);
      expect((await as.patch(`/template/${id}/`, { name: 'Mine' })).status).toBe(status);
      expect((await as.delete(`/template/${id}/`)).status).toBe(status);
      expect((await as.post('/template/bulk_delete/', { ids: [id] })).status).toBe(status);
    }
    expect((await api.as(guest).get('/template/starter/')).status).toBe(401);
  });
});

describe('starters', () => {
  it('belong to nobody, and are called in the language that is asked for', async () => {
    const { count, results } = await get<List>('/template/starter/');
    expect(count).toBe(results.length);
    expect(results[0]).toMatchObject({ id: 'starter-cafe', owner: null, name: 'Café' });
    const polish = await get<List>('/template/starter/?lang=pl-PL');
    expect(polish.results[0]).toMatchObject({ id: 'starter-cafe', name: 'Kawiarnia' });
    const unknown = await get<List>('/template/starter/?lang=xx');
    expect(unknown.results[0]).toMatchObject({ name: 'Café' });
    expect(await get('/template/starter-cafe/?lang=pl-PL')).toEqual(polish.results[0]);
  });

  it('become forms that can be published as they are', async () => {
    const { results } = await get<List>('/template/starter/');
    for (const { name, layout: starter } of results) {
      const form = await readAnswer<{ fields: unknown[] }>(
        api.as(owner).post('/form/', { title: name, ...starter }),
      );
      expect(form.fields).toEqual(starter.fields);
    }
  });

  it('stay as they are', async () => {
    const { id } = await add();
    for (const response of [
      await api.as(owner).patch('/template/starter-cafe/', { name: 'Mine' }),
      await api.as(owner).delete('/template/starter-cafe/'),
      await api.as(owner).post('/template/bulk_delete/', { ids: [id, 'starter-cafe'] }),
    ]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'starter_template' });
    }
    expect((await api.as(owner).get(`/template/${id}/`)).status).toBe(200);
  });
});
