import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Code } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeWorkspace, readAnswer } from '../test/workspace.ts';
import { imagesSql } from '../image/images.sql.ts';

let api: TestApi;
let owner: TestPerson;
let code: Code;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  ({ code } = await makeWorkspace(api, owner));
});
afterAll(() => api.close());

const change = (body: object) => api.as(owner).patch(`/code/${code.id}/`, body);

const addPicture = async ({ accountId }: TestPerson) => {
  const id = crypto.randomUUID();
  const image = {
    media_type: 'image/png',
    bytes: new Uint8Array([1]),
    width: 1,
    height: 1,
  } as const;
  await imagesSql.insert(api.store.db, accountId, id, image, new Date());
  return { id, url: `/api/image/${id}/`, width: 1, height: 1 };
};

it('gives a code a style of its own, with what is left out at its default', async () => {
  const logo = await addPicture(owner);
  const style = { color: '#123456', module_shape: 'dots', level: 'H', logo };
  const changed = await readAnswer<Code>(change({ style }));
  expect(changed.style).toEqual({ ...style, background_color: '#ffffff' });

  const renamed = await readAnswer<Code>(change({ name: 'Counter' }));
  expect(renamed.style).toEqual(changed.style);
  expect((await readAnswer<Code>(change({ style: null }))).style).toBeNull();
});

it('takes the style back when all of a code is replaced without one', async () => {
  await readAnswer(change({ style: { color: '#123456' } }));
  const { name, site } = code;
  const replaced = await readAnswer<Code>(api.as(owner).put(`/code/${code.id}/`, { name, site }));
  expect(replaced.style).toBeNull();
});

it.each([
  { what: 'a colour that is none', style: { color: 'pink-ish' }, field: 'style.color' },
  { what: 'an unknown shape', style: { module_shape: 'hearts' }, field: 'style.module_shape' },
  { what: 'an unknown word', style: { shadow: true }, field: 'style.shadow' },
  { what: 'what is no style', style: 'plain', field: 'style' },
])('refuses $what', async ({ style, field }) => {
  const response = await change({ style });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object)).toEqual([field]);
});

it('refuses a picture that is not of the account, or is said to be elsewhere', async () => {
  const stranger = await api.addPerson('stranger');
  const own = await addPicture(owner);
  for (const logo of [
    await addPicture(stranger),
    { ...own, id: crypto.randomUUID() },
    { ...own, url: `/api/image/${crypto.randomUUID()}/` },
  ]) {
    const response = await change({ style: { logo } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ style: ['There is no such object.'] });
  }
});
