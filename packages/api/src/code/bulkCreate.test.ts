import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { limits } from '@hearback/schema/limits';

import type { Code } from './contract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest, type TestPerson } from '../test/people.ts';
import { makeWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
let there: Awaited<ReturnType<typeof makeWorkspace>>;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.addPerson('owner');
  there = await makeWorkspace(api, owner);
});
afterAll(() => api.close());

const tables = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Table ${first + at}`,
    site: there.location.id,
    form: there.form.id,
    frame: there.frame.id,
  }));
const send = (body: object, person = owner) => api.as(person).post('/code/bulk_create/', body);
const add = (body: object, person = owner) => readAnswer<{ codes: Code[] }>(send(body, person));
const list = () =>
  readAnswer<{ count: number; results: Code[] }>(api.as(owner).get('/code/?page_size=0'));

it('adds all rows as drafts, each with a slug of its own, in their order', async () => {
  const { codes } = await add({ id: crypto.randomUUID(), rows: tables(40) });

  expect(codes.map(({ name }) => name)).toEqual(tables(40).map(({ name }) => name));
  expect(new Set(codes.map(({ slug }) => slug)).size).toBe(40);
  expect(codes[0]).toMatchObject({
    state: 'draft',
    description: '',
    style: null,
    form: there.form.id,
    short_url: `${api.settings.publicOrigin}/r/${codes[0]?.slug}`,
  });
  const { count, results } = await list();
  expect(count).toBe(41);
  expect(results.slice(0, 2).map(({ name }) => name)).toEqual(['Table 1', 'Table 2']);
});

it('adds the codes of one id once, whoever asks twice at the same time', async () => {
  const batch = { id: crypto.randomUUID(), rows: tables(3) };
  const [first, second] = await Promise.all([add(batch), add(batch)]);

  expect(second).toEqual(first);
  expect(await add(batch)).toEqual(first);
  expect((await list()).count).toBe(4);
});

it('refuses other rows under an id that has some, a moment later or at the same time', async () => {
  const id = crypto.randomUUID();
  await add({ id, rows: tables(2) });
  for (const isDryRun of [true, false]) {
    for (const rows of [tables(2, 7), tables(1), tables(3)]) {
      const response = await send({ id, dry_run: isDryRun, rows });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'id_taken' });
    }
  }

  const other = crypto.randomUUID();
  const both = [send({ id: other, rows: tables(2) }), send({ id: other, rows: tables(3) })];
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
});

it('checks rows in a dry run under whatever id', async () => {
  const batch = { id: crypto.randomUUID(), rows: tables(2) };
  await add(batch);
  await api.as(owner).delete(`/form/${there.form.id}/`);

  expect((await add(batch)).codes).toHaveLength(2);
  const wrong = await send({ ...batch, dry_run: true });
  expect(wrong.status).toBe(400);
  expect(Object.keys((await wrong.json()) as object)).toEqual(['rows.0.form', 'rows.1.form']);
});

it('does not bring back by a late answer what was deleted meanwhile', async () => {
  const batch = { id: crypto.randomUUID(), rows: tables(2) };
  const { codes } = await add(batch);
  await api.as(owner).delete(`/code/${codes[0]?.id}/`, { confirm: 'DELETE' });

  expect(await add(batch)).toEqual({ codes: [codes[1]] });
});

it('has nothing to do with a batch of the same id in another account', async () => {
  const batch = { id: crypto.randomUUID(), rows: tables(1) };
  await add(batch);
  const stranger = await api.addPerson('stranger');
  const theirs = await makeWorkspace(api, stranger);
  const rows = [{ name: 'Theirs', site: theirs.location.id }];

  expect(await add({ ...batch, rows }, stranger)).toMatchObject({ codes: [{ name: 'Theirs' }] });
});

it('adds nothing in a dry run, and says what the real one would say', async () => {
  const id = crypto.randomUUID();
  const good = await send({ id, dry_run: true, rows: tables(3) });
  expect([good.status, await good.json()]).toEqual([200, { codes: [] }]);
  expect((await list()).count).toBe(1);

  const [first, second] = tables(2);
  const stranger = await api.addPerson('stranger');
  const theirs = await makeWorkspace(api, stranger);
  const rows = [
    { ...first, form: theirs.form.id },
    { ...second, site: crypto.randomUUID(), frame: 'none' },
  ];
  const missing = ['There is no such object.'];
  for (const isDryRun of [true, false]) {
    const response = await send({ id, dry_run: isDryRun, rows });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      'rows.0.form': missing,
      'rows.1.site': missing,
      'rows.1.frame': missing,
    });
  }
  expect((await list()).count).toBe(1);
});

it.each([
  { what: 'no rows', change: () => ({ rows: [] }), field: 'rows' },
  {
    what: 'more rows than go together',
    change: () => ({ rows: tables(limits.codesPerBatchMax + 1) }),
    field: 'rows',
  },
  { what: 'no id', change: () => ({ id: undefined }), field: 'id' },
  {
    what: 'a row without a name, and says which',
    change: () => ({ rows: [...tables(1), { ...tables(1)[0], name: ' ' }] }),
    field: 'rows.1.name',
  },
])('refuses $what', async ({ change, field }) => {
  const response = await send({ id: crypto.randomUUID(), rows: tables(1), ...change() });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()) as object)).toEqual([field]);
});

it('is for people who are logged in, and not without end', async () => {
  expect((await send({}, guest)).status).toBe(401);

  const strict = await createTestApi({ rateLimitFactor: 0.05 });
  const person = await strict.addPerson('keen');
  const { location } = await makeWorkspace(strict, person);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const rows = [{ name: 'Table', site: location.id }];
    const body = { id: crypto.randomUUID(), dry_run: true, rows };
    statuses.push((await strict.as(person).post('/code/bulk_create/', body)).status);
  }
  await strict.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});
