import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../createTestApi.ts';
import { findInDatabase } from '../findInDatabase.ts';
import { guest, type TestPerson } from '../people.ts';
import { sumAccount } from '../sumAccounts.ts';
import { readAnswer } from '../workspace.ts';
import { follow, type JsonSchema } from './jsonSchema.ts';
import type { OpenApiCall, OpenApiDocument } from './spoiledCalls.ts';
import { writeRows, type WriteRow } from './writeRows.ts';

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let document: OpenApiDocument;
let rows: Record<string, WriteRow | string>;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  stranger = await api.addPerson('stranger');
  document = await readAnswer<OpenApiDocument>(api.as(guest).get('/schema/'));
  rows = await writeRows(api, owner);
});
afterAll(() => api.close());

interface Write {
  method: string;
  path: string;
  call: OpenApiCall;
}

const shapeOf = ({ requestBody }: OpenApiCall) => {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && follow(schema, document.components.schemas);
};

/** Every call with a body, by its name. */
const readWrites = () =>
  new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, call]) => shapeOf(call))
        .map(([method, call]): [string, Write] => [
          call.operationId,
          { method: method.toUpperCase(), path, call },
        ]),
    ),
  );

const marks = { id: 'dead0000-0000-7000-8000-00000000beef', text: 'planted', number: 987_654_321 };
const markDay = '2001-02-03';

/** A value for a column, by which it is found where it was stored. */
function valueFor(name: string, type: string): unknown {
  if (name === 'account_id') return stranger.accountId;
  if (type === 'uuid') return marks.id;
  if (type.startsWith('timestamp') || type === 'date') return `${markDay}T04:05:06.000Z`;
  if (type === 'boolean') return true;
  return ['smallint', 'integer', 'bigint', 'numeric'].includes(type) ? marks.number : marks.text;
}

/** Every column that any table has, and what other products call them, with a value each. */
async function readPlanted(): Promise<Record<string, unknown>> {
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(api.database);
  const others = { owner: 'uuid', owner_id: 'uuid', user: 'uuid', user_id: 'uuid', role: 'text' };
  return {
    is_staff: true,
    is_superuser: true,
    ...Object.fromEntries(
      Object.entries(others).map(([name, type]) => [name, valueFor(name, type)]),
    ),
    ...Object.fromEntries(columns.map(({ name, type }) => [name, valueFor(name, type)])),
  };
}

const markTables = async () =>
  (
    await Promise.all(
      [marks.id, marks.text, String(marks.number), markDay].map((mark) =>
        findInDatabase(api.database, mark),
      ),
    )
  ).flat();

it('is asked of every write that the OpenAPI document knows, and of no other', () => {
  expect(Object.keys(rows).toSorted()).toEqual([...readWrites().keys()].toSorted());
});

/** These leave out what they do not know: `takesMore` of `body` says why. */
const takesMore = new Set([
  'register',
  'requestActivationLink',
  'recoverAccount',
  'resetPassword',
  'login',
  'verifyToken',
  'refreshToken',
  'logout',
  'submitSurvey',
  'recordScan',
]);

it('every column that a write does not name is refused or left alone: none is stored, and nobody else’s', async () => {
  const planted = await readPlanted();
  const writes = readWrites();
  const before = await sumAccount(api.database, stranger.accountId);
  const failed: string[] = [];
  let refused = 0;
  let written = 0;

  for (const [name, row] of Object.entries(rows)) {
    const write = writes.get(name);
    if (!write || typeof row === 'string') continue;
    const own = Object.keys(shapeOf(write.call)?.properties ?? {});
    const alien = Object.fromEntries(Object.entries(planted).filter(([key]) => !own.includes(key)));
    const address = write.path.replaceAll(
      /\{(\w+)\}/g,
      (_, part: string) => row.path?.[part] ?? '',
    );
    const send = async (body: object) => {
      const answer = await api.fetch(address, {
        method: write.method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.access}` },
        body: JSON.stringify(body),
      });
      return { status: answer.status, ok: answer.ok, text: await answer.text() };
    };
    const answer = await send({ ...alien, ...row.body });
    if (answer.text.includes(marks.id) || answer.text.includes(stranger.accountId))
      failed.push(`${name}: ${answer.text}`);
    if (!takesMore.has(name)) {
      const fields = answer.status === 400 ? Object.keys(JSON.parse(answer.text) as object) : [];
      if (fields.length === 0 || fields.some((key) => !(key in alien)))
        failed.push(`${name}: ${answer.status} ${answer.text}`);
      refused += 1;
    }
    // The same without them succeeds: it was them that were refused.
    const plain = takesMore.has(name) ? answer : await send(row.body);
    if (plain.ok) written += 1;
    else failed.push(`${name}: ${plain.status} ${plain.text}`);
  }

  expect(failed).toEqual([]);
  expect(refused).toBeGreaterThan(35);
  expect(written).toBeGreaterThan(35);
  expect(await markTables()).toEqual([]);
  expect(await sumAccount(api.database, stranger.accountId)).toEqual(before);
}, 180_000);

/** Objects within a shape that take fields they do not name, by their paths. */
function findOpenObjects(written: JsonSchema, path: string): string[] {
  const shape = follow(written, document.components.schemas);
  const parts = [
    ...Object.entries(shape.properties ?? {}),
    ...(shape.items ? [['*', shape.items] as const] : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].map((way) => ['', way] as const),
  ];
  const isOpen = shape.properties !== undefined && shape.additionalProperties !== false;
  return [
    ...(isOpen ? [path] : []),
    ...parts.flatMap(([name, part]) => findOpenObjects(part, `${path}.${name}`)),
  ];
}

it('every object of a body, nested ones as well, takes only the fields that it names', () => {
  const open = [...readWrites()].flatMap(([name, { call }]) => {
    const shape = shapeOf(call);
    return shape ? findOpenObjects(shape, name) : [];
  });
  expect(open.toSorted()).toEqual([...takesMore].toSorted());
});

it('would be noticed where it was stored', async () => {
  await readAnswer(api.as(owner).patch('/user/details/', { first_name: marks.text }));
  expect(await markTables()).toContain('person');
});
