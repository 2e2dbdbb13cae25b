import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Code } from '../code/contract.ts';
import type { Form } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeForm,
  makeOpenWorkspace,
  makeWorkspace,
  readAnswer,
  visitorsAnswer,
} from '../test/workspace.ts';

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

const add = () => readAnswer<Form>(api.as(owner).post('/form/', cafeForm));

describe('forms', () => {
  it('fills in defaults, ids and the submit button', async () => {
    const form = await add();
    expect(form).toMatchObject({ title: 'Table form', version: 0, used_by_codes: 0 });
    expect(form.fields.map(({ id, type }) => [id, type])).toEqual([
      ['rating', 'rating'],
      ['comment', 'comment'],
      ['name', 'name'],
      ['email', 'email'],
      ['navigation', 'navigation'],
    ]);
    expect(form.fields[0]).toMatchObject({ star_color: '#b97700', font_size: 16 });
  });

  it('changes parts, and replaces the whole', async () => {
    const { id, fields } = await add();
    const renamed = await readAnswer<Form>(api.as(owner).patch(`/form/${id}/`, { title: 'New' }));
    expect(renamed).toMatchObject({ title: 'New', fields });
    const replaced = await readAnswer<Form>(
      api.as(owner).put(`/form/${id}/`, { title: 'Short', fields: [{ type: 'comment' }] }),
    );
    expect(replaced.fields.map(({ type }) => type)).toEqual(['comment', 'navigation']);
  });

  it('keeps the words after sending through changes, copies and publishing, until they are taken back', async () => {
    const { id } = await add();
    const thank_you = { title: 'See you!', review_url: 'https://reviews.example.com/lipa' };
    const patch = (change: object) => readAnswer<Form>(api.as(owner).patch(`/form/${id}/`, change));
    expect(await patch({ thank_you })).toMatchObject({ thank_you });
    expect(await patch({ title: 'New' })).toMatchObject({ title: 'New', thank_you });
    const copy = await readAnswer<Form>(api.as(owner).post(`/form/${id}/duplicate/`, {}));
    expect(copy.thank_you).toEqual(thank_you);
    await api.as(owner).post(`/form/${id}/publish/`, {});
    expect(await readAnswer<Form>(api.as(owner).get(`/form/${id}/version/1/`))).toMatchObject({
      thank_you,
    });
    expect(await patch({ thank_you: null })).not.toHaveProperty('thank_you');
  });

  it('keeps what is stale through changes and copies, and shows visitors none of it', async () => {
    const { id } = await add();
    const translations = { main: 'pl-PL', stale: { rating: { 'en-US': 'Jak było?' } } };
    const path = `/form/${id}/`;
    const patch = (change: object) => readAnswer<Form>(api.as(owner).patch(path, change));
    const publish = () => readAnswer<{ version: number }>(api.as(owner).post(`${path}publish/`));
    expect(await patch({ translations })).toMatchObject({ translations });
    expect(await patch({ title: 'New' })).toMatchObject({ translations });
    const copy = await readAnswer<Form>(api.as(owner).post(`${path}duplicate/`, {}));
    expect(copy.translations).toEqual(translations);

    expect(await publish()).toMatchObject({ version: 1 });
    const version = await readAnswer<object>(api.as(owner).get(`${path}version/1/`));
    expect(version).not.toHaveProperty('translations');
    // What is found to be right changes nothing for visitors.
    const settled = await patch({ translations: { main: 'pl-PL' } });
    expect(settled).toMatchObject({ version: 1, has_unpublished_changes: false });
    expect(await publish()).toMatchObject({ version: 1 });

    const restored = await readAnswer<Form>(api.as(owner).post(`${path}version/1/restore/`));
    expect(restored.translations).toEqual({ main: 'pl-PL' });
    expect(await patch({ translations: null })).not.toHaveProperty('translations');
  });

  it.each([
    {
      name: 'a stale translation into no language',
      wrong: { translations: { stale: { rating: { Deutsch: 'How was it?' } } } },
      answer: { 'translations.stale.rating.Deutsch': [expect.any(String)] },
    },
    {
      name: 'a review that is written without encryption',
      wrong: { thank_you: { review_url: 'http://reviews.example.com' } },
      answer: {
        'thank_you.review_url': ['Use a whole address without spaces that begins with https://.'],
      },
    },
    {
      name: 'two ratings',
      wrong: { fields: [{ type: 'rating' }, { type: 'rating' }] },
      answer: { fields: ['You already have this type of field!'] },
    },
    {
      name: 'no title',
      wrong: { title: ' ' },
      answer: { title: ['There was an issue with the form title.'] },
    },
    {
      name: 'a color that is none',
      wrong: { fields: [{ type: 'rating', label_color: 'url(x)' }] },
      answer: { 'fields.0.label_color': ['This is not a color. Use RGB, HSL or HEX.'] },
    },
    {
      name: 'a null character',
      wrong: { fields: [{ type: 'comment', label: 'a\0b' }] },
      answer: { non_field_errors: ['Null characters are not allowed.'] },
    },
    {
      name: 'a font too large',
      wrong: { fields: [{ type: 'comment' }, { type: 'rating', font_size: 900 }] },
      answer: { 'fields.1.font_size': ['This number is out of range.'] },
    },
  ])('refuses $name', async ({ wrong, answer }) => {
    const { id } = await add();
    for (const response of [
      await api.as(owner).post('/form/', { ...cafeForm, ...wrong }),
      await api.as(owner).patch(`/form/${id}/`, wrong),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual(answer);
    }
  });

  it('refuses half of a surrogate pair, which no database keeps', async () => {
    const response = await api.as(owner).post('/form/', { ...cafeForm, title: 'a\ud800b' });
    expect(response.status).toBe(400);
  });

  it('shows visitors the published version until it is published again', async () => {
    const { form, code } = await makeOpenWorkspace(api, owner);
    const label = async () => {
      const survey = await readAnswer<{
        form_version: number;
        form: { fields: { label: string }[] };
      }>(api.as(guest).get(`/survey/${code.slug}/`));
      return [survey.form_version, survey.form.fields[0]?.label];
    };
    await readAnswer(
      api.as(owner).patch(`/form/${form.id}/`, { fields: [{ type: 'rating', label: 'Really?' }] }),
    );
    expect(await label()).toEqual([1, 'How was it?']);
    expect(await readAnswer(api.as(owner).get(`/code/${code.id}/`))).toMatchObject({
      has_unpublished_changes: true,
    });

    await readAnswer(api.as(owner).post(`/code/${code.id}/publish/`, {}));
    expect(await label()).toEqual([2, 'Really?']);
    expect(await readAnswer(api.as(owner).get(`/form/${form.id}/`))).toMatchObject({
      version: 2,
      used_by_codes: 1,
    });
  });

  it('unpublishes the codes that show a removed form, and keeps its answers', async () => {
    const { form, code } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));

    const cascade = { locations: 0, codes: 1, feedback: 0 };
    expect(await readAnswer(api.as(owner).get(`/form/${form.id}/delete_preview/`))).toEqual(
      cascade,
    );
    expect(await readAnswer(api.as(owner).post('/form/bulk_delete/', { ids: [form.id] }))).toEqual({
      deleted: [form.id],
      deletion: expect.any(String) as string,
      cascade,
    });
    expect(await readAnswer<Code>(api.as(owner).get(`/code/${code.id}/`))).toMatchObject({
      state: 'draft',
      form: null,
      frame: code.frame,
    });
    expect(await readAnswer(api.as(guest).get(`/survey/${code.slug}/`))).toMatchObject({
      state: 'paused',
    });
    expect(await readAnswer(api.as(owner).get('/feedback/'))).toMatchObject({ count: 1 });
  });

  it('removes all of the named forms, or none', async () => {
    const mine = await add();
    const theirs = await makeOpenWorkspace(api, stranger);
    const ids = [mine.id, theirs.form.id];
    expect((await api.as(owner).post('/form/bulk_delete/', { ids })).status).toBe(404);
    expect((await api.as(owner).get(`/form/${mine.id}/`)).status).toBe(200);
    expect((await api.as(guest).get(`/survey/${theirs.code.slug}/`)).status).toBe(200);
  });

  it.each([
    { who: 'a guest', person: () => guest, status: 401 },
    { who: 'the owner of another account', person: () => stranger, status: 404 },
    { who: 'the owner', person: () => owner, status: 200 },
  ])('answers $who with $status', async ({ person, status }) => {
    const { form } = await makeWorkspace(api, owner);
    const as = api.as(person());
    const path = `/form/${form.id}/`;
    expect((await as.get(path)).status).toBe(status);
    expect((await as.get(`${path}delete_preview/`)).status).toBe(status);
    expect((await as.patch(path, { title: 'Mine' })).status).toBe(status);
    expect((await as.put(path, cafeForm)).status).toBe(status);
    expect((await as.post('/form/bulk_delete/', { ids: [form.id] })).status).toBe(status);
  });
});
