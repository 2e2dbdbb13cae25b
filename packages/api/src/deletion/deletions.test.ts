import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Deletion, DeletionKind } from './contract.ts';
import type { Removal } from '../collection/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import {
  cafeCompany,
  cafeLocation,
  makeOpenWorkspace,
  readAnswer,
  scanOnPhone,
  visitorsAnswer,
} from '../test/workspace.ts';

const dayMs = 86_400_000;

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

const leave = () =>
  readAnswer(api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, visitorsAnswer()));

const remove = (kind: DeletionKind, ...ids: string[]) =>
  readAnswer<Removal>(api.as(owner).post(`/${kind}/bulk_delete/`, { ids, confirm: 'DELETE' }));
const restore = (id: string) => api.as(owner).post(`/deletion/${id}/restore/`);
const list = (query = '') =>
  readAnswer<{ count: number; next: string | null; results: Deletion[] }>(
    api.as(owner).get(`/deletion/${query}`),
  );
const count = async (path: string) =>
  (await readAnswer<{ count: number }>(api.as(owner).get(path))).count;
const counts = async () => ({
  companies: await count('/company/'),
  locations: await count('/location/'),
  forms: await count('/form/'),
  frames: await count('/frame/'),
  codes: await count('/code/'),
  feedback: await count('/feedback/'),
});
const scans = async () =>
  (await readAnswer<{ scans: number }>(api.as(owner).get('/stats/overview/'))).scans;
const visit = async () => (await api.as(guest).get(`/survey/${workspace.code.slug}/`)).status;
const surveyState = async () =>
  (await readAnswer<{ state: string }>(api.as(guest).get(`/survey/${workspace.code.slug}/`))).state;
const code = () =>
  readAnswer<{ state: string; form: string | null; frame: string | null }>(
    api.as(owner).get(`/code/${workspace.code.id}/`),
  );

describe('a delete that is taken back', () => {
  it('gives back a company with its locations, codes, scans and feedback', async () => {
    await scanOnPhone(api, workspace.code.slug);
    await leave();
    const before = await counts();
    expect(await scans()).toBe(1);

    const { deletion } = await remove('company', workspace.company.id);
    expect(await counts()).toMatchObject({ companies: 0, locations: 0, codes: 0, feedback: 0 });
    expect(await scans()).toBe(0);
    expect(await visit()).toBe(404);

    expect((await restore(deletion)).status).toBe(200);
    expect(await counts()).toEqual(before);
    const events = await readAnswer<{ results: { kind: string; counts: unknown }[] }>(
      api.as(owner).get('/user/events/?page_size=1'),
    );
    expect(events.results).toMatchObject([
      { kind: 'deletion_restored', counts: { removed: 1, locations: 1, codes: 1, feedback: 1 } },
    ]);
    expect(await scans()).toBe(1);
    expect(await visit()).toBe(200);
  });

  it('says of one what it says of many: its id, its name, its counts, its end', async () => {
    await leave();
    const one = await readAnswer<Removal>(
      api.as(owner).delete(`/location/${workspace.location.id}/`),
    );
    expect((await list()).results).toEqual([
      {
        id: one.deletion,
        kind: 'location',
        label: 'Old Town',
        counts: { removed: 1, locations: 0, codes: 1, feedback: 1 },
        date_deleted: expect.any(String) as string,
        restorable_until: expect.any(String) as string,
      },
    ]);
    const [{ date_deleted, restorable_until } = { date_deleted: '', restorable_until: '' }] = (
      await list()
    ).results;
    expect(Date.parse(restorable_until) - Date.parse(date_deleted)).toBe(30 * dayMs);
  });

  it('leaves what was deleted by itself before', async () => {
    const { post } = api.as(owner);
    const second = await readAnswer<{ id: string }>(
      post('/location/', { ...cafeLocation(workspace.company.id), name: 'Second' }),
    );
    const first = await remove('location', second.id);
    const { deletion } = await remove('company', workspace.company.id);

    await restore(deletion);
    expect(await counts()).toMatchObject({ companies: 1, locations: 1, codes: 1 });
    expect((await list()).results.map(({ id }) => id)).toEqual([first.deletion]);

    expect((await restore(first.deletion)).status).toBe(200);
    expect(await counts()).toMatchObject({ locations: 2 });
  });

  it('gives back many at once, named by the first', async () => {
    const other = await readAnswer<{ id: string }>(
      api.as(owner).post('/company/', { ...cafeCompany, name: 'Other' }),
    );
    const { deletion } = await remove('company', other.id, workspace.company.id);
    expect((await list()).results[0]).toMatchObject({
      label: 'Other',
      counts: { removed: 2, locations: 1, codes: 1 },
    });
    await restore(deletion);
    expect(await counts()).toMatchObject({ companies: 2, locations: 1 });
  });

  it.each([
    {
      kind: 'location',
      id: () => workspace.location.id,
      above: 'company',
      aboveId: () => workspace.company.id,
      detail: 'The company of this location is deleted. Restore the company first.',
    },
    {
      kind: 'code',
      id: () => workspace.code.id,
      above: 'location',
      aboveId: () => workspace.location.id,
      detail: 'The location of this code is deleted. Restore the location first.',
    },
  ] as const)('does not hang a $kind on a $above that is gone', async (row) => {
    const below = await remove(row.kind, row.id());
    const above = await remove(row.above, row.aboveId());

    const refused = await restore(below.deletion);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({ code: 'parent_deleted', detail: row.detail });
    expect(await count(`/${row.kind}/`)).toBe(0);

    await restore(above.deletion);
    expect((await restore(below.deletion)).status).toBe(200);
    expect(await count(`/${row.kind}/`)).toBe(1);
  });

  it('does not hang feedback on a code that is gone', async () => {
    await leave();
    const { results } = await readAnswer<{ results: { id: string }[] }>(
      api.as(owner).get('/feedback/'),
    );
    const answer = await remove('feedback', results[0]?.id ?? '');
    expect((await list()).results[0]).toMatchObject({ kind: 'feedback', label: 'Table 1' });
    const { deletion } = await remove('code', workspace.code.id);

    expect((await restore(answer.deletion)).status).toBe(409);
    await restore(deletion);
    expect(await count('/feedback/')).toBe(0);
    expect((await restore(answer.deletion)).status).toBe(200);
    expect(await count('/feedback/')).toBe(1);
  });

  it('happens once', async () => {
    const { deletion } = await remove('company', workspace.company.id);
    const answers = await Promise.all([restore(deletion), restore(deletion)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await list()).toMatchObject({ count: 0 });
  });

  it('can be asked for by the thing as well', async () => {
    await remove('company', workspace.company.id);
    const path = `/company/${workspace.company.id}/restore/`;
    expect((await api.as(owner).post(path)).status).toBe(200);
    expect(await counts()).toMatchObject({ companies: 1, codes: 1 });
    expect((await api.as(owner).post(path)).status).toBe(404);
    expect((await api.as(owner).post('/company/nonsense/restore/')).status).toBe(404);
  });
});

describe('codes that a deleted form or frame left behind', () => {
  it.each(['form', 'frame'] as const)('are linked and open again with their %s', async (kind) => {
    const { deletion } = await remove(kind, workspace[kind].id);
    expect(await code()).toMatchObject({ state: 'draft', [kind]: null });
    expect(await surveyState()).toBe('paused');

    expect((await restore(deletion)).status).toBe(200);
    expect(await code()).toMatchObject({
      state: 'published',
      form: workspace.form.id,
      frame: workspace.frame.id,
    });
    expect(await surveyState()).toBe('open');
  });

  it('open again when both come back, whichever went first', async () => {
    const form = await remove('form', workspace.form.id);
    const frame = await remove('frame', workspace.frame.id);
    await restore(frame.deletion);
    await restore(form.deletion);
    expect(await code()).toMatchObject({ state: 'published', frame: workspace.frame.id });
  });

  it('keep what was linked meanwhile', async () => {
    const { deletion } = await remove('form', workspace.form.id);
    const { fields, style } = workspace.form;
    const other = await readAnswer<{ id: string }>(
      api.as(owner).post('/form/', { title: 'Other', fields, style }),
    );
    await api.as(owner).patch(`/code/${workspace.code.id}/`, { form: other.id });

    await restore(deletion);
    expect(await code()).toMatchObject({ state: 'draft', form: other.id });
  });

  it('are as they were when they were deleted themselves meanwhile', async () => {
    const removed = await remove('code', workspace.code.id);
    const { deletion } = await remove('form', workspace.form.id);
    await restore(removed.deletion);
    expect(await code()).toMatchObject({ state: 'draft', form: null });
    await restore(deletion);
    expect(await code()).toMatchObject({ state: 'published', form: workspace.form.id });
  });
});

describe('the list of deletes', () => {
  it('is newest first, page by page', async () => {
    await remove('code', workspace.code.id);
    api.clock.skewMs += 1_000;
    await remove('form', workspace.form.id);
    api.clock.skewMs += 1_000;
    await remove('frame', workspace.frame.id);
    const kinds = async (query: string) => (await list(query)).results.map(({ kind }) => kind);
    expect(await kinds('')).toEqual(['frame', 'form', 'code']);
    expect(await kinds('?page=2&page_size=2')).toEqual(['code']);
    expect(await kinds('?search=CARD')).toEqual(['frame']);
  });

  it('ends after thirty days, and so does taking back', async () => {
    const { deletion } = await remove('company', workspace.company.id);
    api.clock.skewMs = 30 * dayMs - 60_000;
    expect(await list()).toMatchObject({ count: 1 });
    api.clock.skewMs = 30 * dayMs + 60_000;
    expect(await list()).toMatchObject({ count: 0 });
    expect((await restore(deletion)).status).toBe(404);
    expect((await api.as(owner).post(`/company/${workspace.company.id}/restore/`)).status).toBe(
      404,
    );
  });

  it('is of nobody else', async () => {
    const { deletion } = await remove('company', workspace.company.id);
    const stranger = await api.addPerson('stranger');
    const { get, post } = api.as(stranger);
    expect(await readAnswer(get('/deletion/'))).toMatchObject({ count: 0 });
    expect((await post(`/deletion/${deletion}/restore/`)).status).toBe(404);
    expect((await post(`/company/${workspace.company.id}/restore/`)).status).toBe(404);
    const preview = { kind: 'form', ids: [workspace.form.id] };
    expect((await post('/deletion/preview/', preview)).status).toBe(404);
    expect((await list()).count).toBe(1);
    expect((await api.as(guest).get('/deletion/')).status).toBe(401);
  });

  it('knows who deleted', async () => {
    const { deletion } = await remove('company', workspace.company.id);
    const { rows } = await sql<{
      deleted_by: string;
    }>`select deleted_by from deletion where id = ${deletion}`.execute(api.database);
    expect(rows).toEqual([{ deleted_by: owner.userId }]);
  });
});
