import { afterAll, beforeAll, expect, it } from 'vitest';

import { columnsOf, exportsSql } from '../../packages/api/src/export/exports.sql.ts';
import { createTestApi, type TestApi } from '../../packages/api/src/test/createTestApi.ts';
import type { TestPerson } from '../../packages/api/src/test/people.ts';
import { cafeCompany, cafeLocation, readAnswer } from '../../packages/api/src/test/workspace.ts';
import { createTestProduct } from '../../packages/gateway/src/test/createTestProduct.ts';

// Runs in a scratch copy in which locations have a `phone`: see column.test.ts.

type Item = Record<string, unknown> & { id: string };

let api: TestApi;
let owner: TestPerson;
let company: string;
let product: Awaited<ReturnType<typeof createTestProduct>>;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  company = (await readAnswer<Item>(api.as(owner).post('/company/', cafeCompany))).id;
  product = await createTestProduct(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'GET' ? null : await request.text();
    return api.fetch(pathname + search, { method, headers, body });
  });
});
afterAll(() => api.close());

const add = (phone: object) =>
  readAnswer<Item>(api.as(owner).post('/location/', { ...cafeLocation(company), ...phone }));

it('is kept over REST, or left out', async () => {
  const { id, phone } = await add({ phone: ' +48 12 345 ' });
  expect(phone).toBe('+48 12 345');
  expect((await add({}))['phone']).toBe('');

  const path = `/location/${id}/`;
  expect(await readAnswer(api.as(owner).patch(path, { name: 'Terrace' }))).toMatchObject({ phone });
  await readAnswer(api.as(owner).patch(path, { phone: '112' }));
  expect(await readAnswer(api.as(owner).get(path))).toMatchObject({ phone: '112' });
  const refused = await api.as(owner).patch(path, { phone: 'x'.repeat(31) });
  expect(await refused.json()).toHaveProperty('phone');
});

it('goes through the graph both ways', async () => {
  const { id } = await add({});
  const query = `mutation ($input: UpdateLocationInput!) {
    updateLocation(input: $input) { location { phone } errors { code } } }`;
  const answer = await product.get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.access}` },
    body: JSON.stringify({ query, variables: { input: { id, phone: '112' } } }),
  });
  expect(await answer.json()).toEqual({
    data: { updateLocation: { location: { phone: '112' }, errors: [] } },
  });
});

it('is in the download', async () => {
  await add({ phone: '997' });
  expect(columnsOf('locations')).toContain('phone');
  const { accountId } = owner;
  const slice = { accountId, until: new Date(Date.now() + 60_000), after: undefined, size: 100 };
  const rows = await exportsSql.read(api.tools.db, 'locations', slice);
  expect(rows.map(({ phone }) => phone)).toContain('997');
});
