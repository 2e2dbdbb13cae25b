import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Removal } from '../collection/contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let workspace: Awaited<ReturnType<typeof makeOpenWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  workspace = await makeOpenWorkspace(api, owner);
});
afterAll(() => api.close());

describe('what would go', () => {
  it.each([
    {
      kind: 'company',
      id: () => workspace.company.id,
      cascade: { locations: 1, codes: 1, feedback: 1 },
    },
    {
      kind: 'location',
      id: () => workspace.location.id,
      cascade: { locations: 0, codes: 1, feedback: 1 },
    },
    { kind: 'code', id: () => workspace.code.id, cascade: { locations: 0, codes: 0, feedback: 1 } },
    { kind: 'form', id: () => workspace.form.id, cascade: { locations: 0, codes: 1, feedback: 0 } },
    {
      kind: 'frame',
      id: () => workspace.frame.id,
      cascade: { locations: 0, codes: 1, feedback: 0 },
    },
  ] as const)('with a $kind is what goes', async ({ kind, id, cascade }) => {
    await readAnswer(
      api.as(guest).post(`/survey/${workspace.code.slug}/submit/`, visitorsAnswer()),
    );
    const preview = await readAnswer(
      api.as(owner).post('/deletion/preview/', { kind, ids: [id(), id()] }),
    );
    expect(preview).toEqual(cascade);
    const body = { ids: [id()], confirm: 'DELETE' };
    const removal = await readAnswer<Removal>(api.as(owner).post(`/${kind}/bulk_delete/`, body));
    expect(removal.cascade).toEqual(cascade);
  });

  it('is told of all or of none', async () => {
    const ids = [workspace.company.id, crypto.randomUUID()];
    const ask = (body: unknown) => api.as(owner).post('/deletion/preview/', body);
    expect((await ask({ kind: 'company', ids })).status).toBe(404);
    expect((await ask({ kind: 'feedback', ids })).status).toBe(404);
    expect((await ask({ kind: 'odd', ids })).status).toBe(400);
    expect((await ask({ kind: 'company', ids: [] })).status).toBe(400);
  });
});
