import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Code } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeFrame,
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

/** The jobs that were asked for on behalf of somebody. */
const jobsOf = ({ accountId }: TestPerson) =>
  api.jobs.filter(({ input }) => 'accountId' in input && input.accountId === accountId);

const read = (id: string) => readAnswer<Code>(api.as(owner).get(`/code/${id}/`));

describe('codes', () => {
  it('adds a draft with a printed address of its own', async () => {
    const { code, location, company, form, frame } = await makeWorkspace(api, owner);
    expect(code).toEqual({
      id: code.id,
      slug: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/) as string,
      short_url: `${api.settings.publicOrigin}/r/${code.slug}`,
      name: 'Table 1',
      description: '',
      site: location.id,
      company: company.id,
      form: form.id,
      frame: frame.id,
      style: null,
      replaces_answers: false,
      tags: [],
      state: 'draft',
      has_unpublished_changes: false,
      date_created: code.date_created,
      published_at: null,
      visit_key_since: null,
    });
  });

  it('never changes the printed address', async () => {
    const { code } = await makeWorkspace(api, owner);
    const body = { name: 'Renamed', slug: 'AAAAAAAAAA', state: 'published' };
    const refused = await api.as(owner).patch(`/code/${code.id}/`, body);
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()) as object)).toEqual(['slug', 'state']);
    expect(await readAnswer<Code>(api.as(owner).get(`/code/${code.id}/`))).toEqual(code);
  });

  it('lists by place, company, form, frame and state', async () => {
    const { code, location, company, form, frame } = await makeOpenWorkspace(api, owner);
    const ids = async (query: string) => {
      const page = await readAnswer<{ results: Code[] }>(api.as(owner).get(`/code/?${query}`));
      return page.results.map(({ id }) => id);
    };
    expect(await ids(`site=${location.id}`)).toEqual([code.id]);
    expect(await ids(`company=${company.id}&state=published`)).toEqual([code.id]);
    expect(await ids(`form=${form.id}&frame=${frame.id}`)).toEqual([code.id]);
    expect(await ids(`form=${frame.id}`)).toEqual([]);
    expect(await ids('state=draft')).toEqual([]);
    expect(await ids(`site=${company.id}`)).toEqual([]);
    expect(await ids('ordering=-location')).toEqual([code.id]);
    expect(await ids(`search=${code.slug.toLowerCase()}`)).toEqual([code.id]);
  });

  it.each(['site', 'form', 'frame'])('refuses the %s of another account', async (field) => {
    const theirs = await makeWorkspace(api, stranger);
    const { code, location } = await makeWorkspace(api, owner);
    const id = { site: theirs.location.id, form: theirs.form.id, frame: theirs.frame.id }[field];
    const expected = { [field]: ['There is no such object.'] };

    const added = await api.as(owner).post('/code/', { name: 'X', site: location.id, [field]: id });
    expect(added.status).toBe(400);
    expect(await added.json()).toEqual(expected);
    const changed = await api.as(owner).patch(`/code/${code.id}/`, { [field]: id });
    expect(await changed.json()).toEqual(expected);
  });

  it('publishes, asks for the letter once, and freezes the form', async () => {
    const { code, form } = await makeWorkspace(api, owner);
    const published = await readAnswer(
      api.as(owner).post(`/code/${code.id}/publish/`, { email_copy: true }),
    );
    expect(published).toEqual({
      form_url: code.short_url,
      frame_preview_url: null,
      emailed_to: owner.email,
      form_version: 1,
    });
    const letters = jobsOf(owner);
    expect(letters).toEqual([
      {
        name: 'sendCodePublished',
        input: {
          accountId: owner.accountId,
          letterId: expect.any(String) as string,
          codeId: code.id,
        },
      },
    ]);
    expect(await read(code.id)).toMatchObject({
      state: 'published',
      published_at: expect.any(String) as string,
      has_unpublished_changes: false,
    });

    const again = await readAnswer(api.as(owner).post(`/code/${code.id}/publish/`, {}));
    expect(again).toMatchObject({ form_version: 1, emailed_to: null });
    expect(await readAnswer(api.as(owner).get(`/form/${form.id}/`))).toMatchObject({ version: 1 });
  });

  it.each([
    { missing: { form: null }, code: 'no_form' },
    { missing: { frame: null }, code: 'no_frame' },
  ])('does not publish with $missing', async ({ missing, code: expected }) => {
    const { code } = await makeWorkspace(api, owner);
    await readAnswer(api.as(owner).patch(`/code/${code.id}/`, missing));
    const response = await api.as(owner).post(`/code/${code.id}/publish/`, { email_copy: true });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: expected });
    expect(await read(code.id)).toMatchObject({ state: 'draft' });
    expect(jobsOf(owner)).toEqual([]);
  });

  it('does not publish a frame without a place for the code', async () => {
    const { code, frame } = await makeWorkspace(api, owner);
    const bare = { ...cafeFrame, content: cafeFrame.content.slice(0, 1) };
    await readAnswer(api.as(owner).put(`/frame/${frame.id}/`, bare));
    const response = await api.as(owner).post(`/code/${code.id}/publish/`, {});
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'no_code_on_frame' });
  });

  it('closes a code for visitors as soon as its form or frame is unlinked', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    expect(
      await readAnswer(api.as(owner).patch(`/code/${code.id}/`, { frame: null })),
    ).toMatchObject({ state: 'draft', frame: null });
    // A printed code of before is closed for now, not unknown.
    expect(await readAnswer(api.as(guest).get(`/survey/${code.slug}/`))).toMatchObject({
      state: 'paused',
    });
  });

  it('pauses and resumes', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    const state = async (action: string) =>
      (await readAnswer<Code>(api.as(owner).post(`/code/${code.id}/${action}/`))).state;
    expect(await state('pause')).toBe('paused');
    expect(await readAnswer(api.as(guest).get(`/survey/${code.slug}/`))).toMatchObject({
      state: 'paused',
    });
    expect(await state('resume')).toBe('published');
  });

  it.each(['pause', 'resume'])('cannot %s a draft', async (action) => {
    const { code } = await makeWorkspace(api, owner);
    const response = await api.as(owner).post(`/code/${code.id}/${action}/`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'not_published' });
  });

  it('previews the form as it is now, and needs one', async () => {
    const { code, form } = await makeWorkspace(api, owner);
    expect(await readAnswer(api.as(owner).get(`/code/${code.id}/preview/`))).toMatchObject({
      form: { id: form.id },
      venue: 'Corner Café',
    });
    await readAnswer(api.as(owner).patch(`/code/${code.id}/`, { form: null }));
    const response = await api.as(owner).get(`/code/${code.id}/preview/`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'no_form' });
  });

  it.each([undefined, {}, { confirm: 'delete' }, { confirm: 'USUŃ' }])(
    'does not remove a code when it is confirmed with %j',
    async (confirmation) => {
      const { code } = await makeWorkspace(api, owner);
      const one = await api.as(owner).delete(`/code/${code.id}/`, confirmation);
      const many = await api
        .as(owner)
        .post('/code/bulk_delete/', { ids: [code.id], ...confirmation });
      for (const response of [one, many]) {
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ confirm: ['Type DELETE to go on.'] });
      }
      expect(await read(code.id)).toMatchObject({ id: code.id });
    },
  );

  it('removes codes with their scans and feedback', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    await readAnswer(
      api
        .as(guest)
        .post(`/survey/${code.slug}/submit/`, visitorsAnswer({ scan_token: crypto.randomUUID() })),
    );
    const cascade = { locations: 0, codes: 0, feedback: 1 };
    expect(await readAnswer(api.as(owner).get(`/code/${code.id}/delete_preview/`))).toEqual(
      cascade,
    );
    expect(
      await readAnswer(
        api.as(owner).post('/code/bulk_delete/', { ids: [code.id], confirm: 'DELETE' }),
      ),
    ).toEqual({ deleted: [code.id], deletion: expect.any(String) as string, cascade });
    expect(await readAnswer(api.as(owner).get('/stats/overview/'))).toMatchObject({
      scans: 0,
      submissions: 0,
    });
  });

  it.each([
    { who: 'a guest', person: () => guest, status: 401 },
    { who: 'the owner of another account', person: () => stranger, status: 404 },
    { who: 'the owner', person: () => owner, status: 200 },
  ])('answers $who with $status', async ({ person, status }) => {
    const { code } = await makeOpenWorkspace(api, owner);
    // A stranger who names things of their own still must not reach this code.
    const theirs = await makeWorkspace(api, stranger);
    const place = person() === stranger ? theirs.location.id : code.site;
    const as = api.as(person());
    const path = `/code/${code.id}/`;
    expect((await as.get(path)).status).toBe(status);
    expect((await as.get(`${path}delete_preview/`)).status).toBe(status);
    expect((await as.get(`${path}preview/`)).status).toBe(status);
    expect((await as.patch(path, { name: 'Mine' })).status).toBe(status);
    expect(
      (await as.put(path, { name: 'M', site: place, form: undefined, frame: undefined })).status,
    ).toBe(status);
    const linked = { form: code.form, frame: code.frame };
    if (status === 200) await as.patch(path, linked);
    expect((await as.post(`${path}publish/`, {})).status).toBe(status);
    expect((await as.post(`${path}pause/`)).status).toBe(status);
    expect((await as.post(`${path}resume/`)).status).toBe(status);
    expect(
      (await as.post('/code/bulk_delete/', { ids: [code.id], confirm: 'DELETE' })).status,
    ).toBe(status);
  });
});
