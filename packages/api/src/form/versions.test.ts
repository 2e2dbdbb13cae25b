import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Form, FormPublication, ListedFormVersion } from './contract.ts';
import type { Frame } from '../frame/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeForm,
  cafeFrame,
  makeOpenWorkspace,
  readAnswer,
  visitorsAnswer,
} from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const post = <Answer>(path: string, body: unknown = {}) =>
  readAnswer<Answer>(api.as(owner).post(path, body));
const get = <Answer>(path: string) => readAnswer<Answer>(api.as(owner).get(path));
const asking = (label: string) => ({ fields: [{ type: 'rating', label }] });
const listVersions = async (id: string) =>
  (await get<{ results: ListedFormVersion[] }>(`/form/${id}/version/`)).results;

describe('the revision of a form', () => {
  it('grows by one with every save, and not by publishing', async () => {
    const { id, revision } = await post<Form>('/form/', cafeForm);
    expect(revision).toBe(1);
    await readAnswer(api.as(owner).patch(`/form/${id}/`, { title: 'New', revision: 1 }));
    await readAnswer(api.as(owner).put(`/form/${id}/`, { ...cafeForm, revision: 2 }));
    await post(`/form/${id}/publish/`, { revision: 3 });
    expect(await get<Form>(`/form/${id}/`)).toMatchObject({ revision: 3, version: 1 });
  });

  it('lets one of two saves at once win, and shows the other what is there', async () => {
    const { id } = await post<Form>('/form/', cafeForm);
    const titles = ['Mine', 'Theirs'];
    const answers = await Promise.all(
      titles.map((title) => api.as(owner).patch(`/form/${id}/`, { title, revision: 1 })),
    );
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    const current = (await won?.json()) as Form;
    expect(current.revision).toBe(2);
    expect(await lost?.json()).toEqual({
      detail: 'This form was saved by somebody else meanwhile.',
      code: 'form_changed',
      current,
    });
    expect(await get(`/form/${id}/`)).toEqual(current);
  });

  it('is not compared when it is left out: both changes are there', async () => {
    const { id } = await post<Form>('/form/', cafeForm);
    const changes = [{ title: 'Mine' }, { style: { accent_color: '#aa0000' } }];
    await Promise.all(
      changes.map((change) => readAnswer(api.as(owner).patch(`/form/${id}/`, change))),
    );
    expect(await get(`/form/${id}/`)).toMatchObject({
      title: 'Mine',
      style: { accent_color: '#aa0000' },
      revision: 3,
    });
  });

  it('lets the same save come twice, and answers it as it was', async () => {
    const { id } = await post<Form>('/form/', cafeForm);
    const save = async () => {
      const response = await api.as(owner).patch(`/form/${id}/`, { title: 'Mine', revision: 1 });
      return { status: response.status, form: (await response.json()) as Form };
    };
    const first = await save();
    expect(await save()).toEqual({ ...first, status: 200 });
    expect(first.form.revision).toBe(2);
  });

  it('has to be a whole number', async () => {
    const { id } = await post<Form>('/form/', cafeForm);
    const response = await api.as(owner).patch(`/form/${id}/`, { title: 'x', revision: '1' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ revision: ['This value is not valid.'] });
  });

  it('keeps publishing and restoring from what was not seen', async () => {
    const { id } = await post<Form>('/form/', cafeForm);
    await post(`/form/${id}/publish/`);
    for (const path of [`/form/${id}/publish/`, `/form/${id}/version/1/restore/`]) {
      const response = await api.as(owner).post(path, { revision: 7 });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'form_changed', current: { id } });
    }
  });
});

describe('the revision of a frame', () => {
  it('keeps a save from overwriting another', async () => {
    const { id, revision } = await post<Frame>('/frame/', cafeFrame);
    const current = await readAnswer<Frame>(
      api.as(owner).put(`/frame/${id}/`, { ...cafeFrame, name: 'Theirs', revision }),
    );
    expect(current.revision).toBe(2);
    const late = await api.as(owner).patch(`/frame/${id}/`, { name: 'Mine', revision });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'frame_changed', current });
  });
});

describe('publishing a form', () => {
  it('freezes it, and shows it on all its open and paused codes', async () => {
    const { form, code, location, frame } = await makeOpenWorkspace(api, owner);
    const more = { site: location.id, form: form.id, frame: frame.id };
    const paused = await post<{ id: string; slug: string }>('/code/', { ...more, name: 'Two' });
    await post(`/code/${paused.id}/publish/`);
    await post(`/code/${paused.id}/pause/`);
    const draft = await post<{ id: string }>('/code/', { ...more, name: 'Three' });
    await readAnswer(api.as(owner).patch(`/form/${form.id}/`, asking('Really?')));
    expect(await get(`/form/${form.id}/`)).toMatchObject({ has_unpublished_changes: true });

    expect(await post<FormPublication>(`/form/${form.id}/publish/`)).toEqual({
      version: 2,
      codes: 2,
    });
    for (const { slug } of [code, paused]) {
      expect(await readAnswer(api.as(guest).get(`/survey/${slug}/`))).toMatchObject({
        form_version: 2,
        form: { fields: [{ label: 'Really?' }, {}] },
      });
    }
    expect(await get(`/code/${paused.id}/`)).toMatchObject({ state: 'paused' });
    expect(await get(`/code/${draft.id}/`)).toMatchObject({ state: 'draft' });
    expect(await get(`/code/${code.id}/`)).toMatchObject({ has_unpublished_changes: false });
    expect(await get(`/form/${form.id}/`)).toMatchObject({ has_unpublished_changes: false });
  });

  it('makes no new version of what says the same', async () => {
    const { form } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(owner).patch(`/form/${form.id}/`, { title: form.title }));
    const both = await Promise.all([
      post<FormPublication>(`/form/${form.id}/publish/`),
      post<FormPublication>(`/form/${form.id}/publish/`),
    ]);
    expect(both.map(({ version }) => version)).toEqual([1, 1]);
    expect(await listVersions(form.id)).toHaveLength(1);
  });

  it('can be asked for without a body', async () => {
    const { id } = await post<Form>('/form/', cafeForm);
    const response = await api.fetch(`/api/form/${id}/publish/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.access}` },
    });
    expect(await response.json()).toEqual({ version: 1, codes: 0 });
  });
});

describe('the versions of a form', () => {
  it('are told newest first, with their answers and codes', async () => {
    const { form, code } = await makeOpenWorkspace(api, owner);
    await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
    await readAnswer(api.as(owner).patch(`/form/${form.id}/`, asking('Really?')));
    await post(`/form/${form.id}/publish/`);

    expect(await listVersions(form.id)).toMatchObject([
      { version: 2, answers: 0, codes: 1, is_current: true, fields: [{ label: 'Really?' }, {}] },
      { version: 1, answers: 1, codes: 0, is_current: false, title: 'Table form' },
    ]);
    // The answer keeps the version it was given to, whose labels stay.
    const { results } = await get<{ results: { form_version: number }[] }>('/feedback/');
    expect(results).toMatchObject([{ form_version: 1 }]);
    expect(await get(`/form/${form.id}/version/1/`)).toMatchObject({
      fields: [{ label: 'How was it?' }, {}, {}, {}, {}],
    });
  });

  it('come back into the form, and reach visitors when it is published again', async () => {
    const { form, code } = await makeOpenWorkspace(api, owner);
    const changed = await readAnswer<Form>(
      api.as(owner).patch(`/form/${form.id}/`, { title: 'New', ...asking('Really?') }),
    );
    await post(`/form/${form.id}/publish/`);
    const { revision } = changed;
    const restored = await post<Form>(`/form/${form.id}/version/1/restore/`, { revision });
    expect(restored).toMatchObject({
      title: 'Table form',
      fields: form.fields,
      version: 2,
      revision: revision + 1,
      has_unpublished_changes: true,
    });
    const shown = () => readAnswer(api.as(guest).get(`/survey/${code.slug}/`));
    expect(await shown()).toMatchObject({ form_version: 2, form: { title: 'New' } });
    await post(`/form/${form.id}/publish/`);
    expect(await shown()).toMatchObject({ form_version: 3, form: { title: 'Table form' } });
  });

  it('are not there before the first, and not by any other number', async () => {
    const { id } = await post<Form>('/form/', cafeForm);
    expect(await listVersions(id)).toEqual([]);
    for (const version of ['0', '1', '-1', '1.5', 'x', '9999999999']) {
      const path = `/form/${id}/version/${version}/restore/`;
      expect((await api.as(owner).post(path, {})).status).toBe(404);
    }
  });
});

describe('a copy', () => {
  it('is a form of its own with the next number', async () => {
    const { form } = await makeOpenWorkspace(api, owner);
    const copy = await post<Form>(`/form/${form.id}/duplicate/`);
    expect(copy).toMatchObject({
      title: 'Table form 2',
      fields: form.fields,
      style: form.style,
      version: 0,
      used_by_codes: 0,
      revision: 1,
    });
    expect(await post(`/form/${copy.id}/duplicate/`)).toMatchObject({ title: 'Table form 3' });
    expect(await post(`/form/${form.id}/duplicate/`, { title: 'Garden' })).toMatchObject({
      title: 'Garden',
    });
    const nameless = await api.as(owner).post(`/form/${form.id}/duplicate/`, { title: ' ' });
    expect(nameless.status).toBe(400);
  });

  it('is a frame of its own with the next number', async () => {
    const frame = await post<Frame>('/frame/', cafeFrame);
    expect(await post(`/frame/${frame.id}/duplicate/`)).toMatchObject({
      name: 'Table card 2',
      content: frame.content,
      has_qr: true,
    });
  });
});

describe('what can be done with a form and its versions', () => {
  it('is for its owner alone', async () => {
    const stranger = await api.addPerson('stranger');
    const { form, frame } = await makeOpenWorkspace(api, owner);
    const calls = [
      `/form/${form.id}/publish/`,
      `/form/${form.id}/duplicate/`,
      `/form/${form.id}/version/1/restore/`,
      `/frame/${frame.id}/duplicate/`,
    ];
    for (const path of calls) {
      expect((await api.as(guest).post(path, {})).status).toBe(401);
      expect((await api.as(stranger).post(path, {})).status).toBe(404);
    }
    expect((await api.as(stranger).get(`/form/${form.id}/version/`)).status).toBe(404);
    expect((await api.as(guest).get(`/form/${form.id}/version/`)).status).toBe(401);
  });
});
