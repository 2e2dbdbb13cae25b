import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newFormDocument, newFrameDocument } from '@hearback/schema/documents';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { readAnswer } from '../test/workspace.ts';

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

describe.each([
  {
    path: '/form/',
    first: newFormDocument('First', ['rating']),
    later: newFormDocument('Later', ['rating']),
  },
  { path: '/frame/', first: newFrameDocument('First'), later: newFrameDocument('Later') },
])('$path of an id that its caller chose', ({ path, first, later }) => {
  const add = (document: object, person = owner) =>
    readAnswer<Made>(api.as(person).post(path, { ...document, id }));
  const count = async (person = owner) =>
    (await readAnswer<{ count: number }>(api.as(person).get(path))).count;

  it('is added once, and answered as it is when it is sent again', async () => {
    const before = await count();
    const made = await add(first);
    const again = await add(later);

    expect(made.id).toBe(id);
    expect(again).toEqual(made);
    expect(await count()).toBe(before + 1);
  });

  it('has nothing to do with the same id in another account', async () => {
    const stranger = await api.addPerson('stranger');
    const mine = await add(first);
    const theirs = await add(later, stranger);

    expect(theirs.title ?? theirs.name).toBe('Later');
    expect(await readAnswer<Made>(api.as(owner).get(`${path}${id}/`))).toEqual(mine);
  });

  it('is not brought back by an add that comes too late', async () => {
    await add(first);
    await api.as(owner).delete(`${path}${id}/`);

    expect((await api.as(owner).post(path, { ...first, id })).status).toBe(404);
  });

  it('is refused when it is none', async () => {
    expect((await api.as(owner).post(path, { ...first, id: 'f1' })).status).toBe(400);
  });
});
