import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newFormDocument, newFrameDocument } from '@hearback/schema/documents';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { cafeCompany, cafeLocation, makeWorkspace, readAnswer } from '../test/workspace.ts';

interface Made {
  id: string;
  title?: string;
  name?: string;
}

const id = '0197a1b2-0000-7000-8000-00000000c0de';

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

type Write = (name: string) => object;

describe.each<{ path: string; writeFor: (person: TestPerson) => Promise<Write> | Write }>([
  { path: '/form/', writeFor: () => (name) => newFormDocument(name, ['rating']) },
  { path: '/frame/', writeFor: () => (name) => newFrameDocument(name) },
  { path: '/company/', writeFor: () => (name) => ({ ...cafeCompany, name }) },
  {
    path: '/location/',
    writeFor: async (person) => {
      const { company } = await makeWorkspace(api, person);
      return (name) => ({ ...cafeLocation(company.id), name });
    },
  },
  {
    path: '/code/',
    writeFor: async (person) => {
      const { location } = await makeWorkspace(api, person);
      return (name) => ({ name, site: location.id });
    },
  },
])('$path of an id that its caller chose', ({ path, writeFor }) => {
  let write: Write;
  beforeEach(async () => {
    write = await writeFor(owner);
  });
  const add = (document: object, person = owner) =>
    readAnswer<Made>(api.as(person).post(path, { ...document, id }));
  const count = async (person = owner) =>
    (await readAnswer<{ count: number }>(api.as(person).get(path))).count;

  it('is added once, and answered as it is when it is sent again', async () => {
    const before = await count();
    const made = await add(write('First'));
    const again = await add(write('Later'));

    expect(made.id).toBe(id);
    expect(again).toEqual(made);
    expect(await count()).toBe(before + 1);
  });

  it('is added once when it is sent twice at once', async () => {
    const before = await count();
    const made = await Promise.all(['First', 'First'].map((name) => add(write(name))));

    expect(made[0]).toEqual(made[1]);
    expect(await count()).toBe(before + 1);
  });

  it('has nothing to do with the same id in another account', async () => {
    const stranger = await api.addPerson('stranger');
    const mine = await add(write('First'));
    const theirs = await add((await writeFor(stranger))('Later'), stranger);

    expect(theirs.title ?? theirs.name).toBe('Later');
    expect(await readAnswer<Made>(api.as(owner).get(`${path}${id}/`))).toEqual(mine);
  });

  it('is not brought back by an add that comes too late', async () => {
    await add(write('First'));
    const removal = { ids: [id], confirm: 'DELETE' };
    await readAnswer(api.as(owner).post(`${path}bulk_delete/`, removal));

    expect((await api.as(owner).post(path, { ...write('First'), id })).status).toBe(404);
  });

  it('is refused when it is none', async () => {
    expect((await api.as(owner).post(path, { ...write('First'), id: 'f1' })).status).toBe(400);
  });
});
