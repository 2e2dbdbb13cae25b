import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../createTestApi.ts';
import { guest, type TestPerson } from '../people.ts';
import { makeOpenWorkspace, readAnswer } from '../workspace.ts';
import type { OpenApiDocument } from './spoiledCalls.ts';

let api: TestApi;
let owner: TestPerson;
let document: OpenApiDocument;
let ids: Record<string, string>;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  document = await readAnswer<OpenApiDocument>(api.as(guest).get('/schema/'));
  const { company, location, form, frame, code } = await makeOpenWorkspace(api, owner);
  const places = { company: company.id, site: location.id, code: code.id };
  ids = { ...places, form: form.id, frame: frame.id };
});
afterAll(() => api.close());

/** Every call with a parameter of a kind, once for each parameter. */
const readParameters = (place: 'query' | 'path') =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, parameters = [] }]) =>
      parameters
        .filter((one) => one.in === place)
        .map(({ name }) => ({ operationId, method: method.toUpperCase(), path, name, parameters })),
    ),
  );

type Parameter = ReturnType<typeof readParameters>[number];

/** Asks with one parameter in the query, beside those that the call cannot do without. */
async function ask({ method, path, name, parameters }: Parameter, text: string) {
  const needed: Record<string, string> = { month: '2026-10', file_format: 'csv' };
  const given = parameters.filter((one) => one.in === 'query' && one.required);
  const search = new URLSearchParams();
  for (const one of given) search.set(one.name, needed[one.name] ?? '');
  // A comparison is of two: with another month here, or with another place or form.
  if (parameters.some((one) => one.name === 'other_from') && !name.startsWith('other_')) {
    search.set('from', '2026-09-01');
    search.set('to', '2026-09-30');
    search.set('other_from', '2026-08-01');
    search.set('other_to', '2026-08-31');
  }
  const first = name.replace(/^other_/, '');
  if (first !== name && first in ids) search.set(first, crypto.randomUUID());
  search.set(name, text);
  const response = await api.fetch(
    `${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}?${search.toString()}`,
    {
      method,
      headers: { Authorization: `Bearer ${owner.access}` },
    },
  );
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const answer = isJson ? ((await response.json()) as Record<string, unknown>) : {};
  await response.body?.cancel().catch(() => undefined);
  return { status: response.status, fields: Object.keys(answer) };
}

it('refuses a null character in every parameter of every query', async () => {
  const parameters = readParameters('query');
  expect(parameters.length).toBeGreaterThan(80);
  for (const parameter of parameters) {
    for (const text of ['\0', 'a\0b', `${crypto.randomUUID()}\0`]) {
      const { status, fields } = await ask(parameter, text);
      expect([parameter.operationId, parameter.name, status]).toEqual([
        parameter.operationId,
        parameter.name,
        400,
      ]);
      expect(fields).toContain(parameter.name);
    }
  }
}, 120_000);

it('refuses an id that is none in every filter, and takes one that is', async () => {
  const filters = readParameters('query').filter(({ name }) => name in ids);
  expect(filters.length).toBeGreaterThan(30);
  for (const filter of filters) {
    const told = [filter.operationId, filter.name];
    for (const text of ['foo', "' or 1=1", ids[filter.name]?.slice(1) ?? '']) {
      expect([...told, (await ask(filter, text)).status]).toEqual([...told, 400]);
    }
    const { status } = await ask(filter, ids[filter.name] ?? '');
    // A link of a download is not there; its filters are fine.
    expect([...told, [200, 201, 404, 410].includes(status)]).toEqual([...told, true]);
  }
}, 120_000);

it('finds nothing behind a null character in any path', async () => {
  const paths = new Map(readParameters('path').map((one) => [`${one.method} ${one.path}`, one]));
  expect(paths.size).toBeGreaterThan(40);
  for (const { method, path, operationId } of paths.values()) {
    for (const text of ['%00', 'a%00b', `${crypto.randomUUID()}%00`]) {
      const response = await api.fetch(path.replaceAll(/\{\w+\}/g, text), {
        method,
        headers: {
          Authorization: `Bearer ${owner.access}`,
          ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: '{}' }),
      });
      await response.body?.cancel();
      // An unknown receipt is read without a word, like a known one.
      const refusals = operationId === 'noteReplyRead' ? [204] : [400, 404, 410];
      expect([operationId, refusals.includes(response.status)]).toEqual([operationId, true]);
    }
  }
}, 120_000);
