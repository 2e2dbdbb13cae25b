import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { ApiEnv } from '../../apiEnv.ts';
import { body as readBody } from '../../http/body.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import { guest, type TestPerson } from '../people.ts';
import { readAnswer } from '../workspace.ts';
import { follow, type JsonSchema } from './jsonSchema.ts';
import { writeRows, type WriteRow } from './writeRows.ts';
import {
  lengthsFor,
  maxBodyBytes,
  mostStandingMs,
  slowStrings,
  standingOf,
  stringsFor,
  watchLoop,
  withValueAt,
} from './slowStrings.ts';
import type { OpenApiCall, OpenApiDocument } from './spoiledCalls.ts';

let api: TestApi;
let owner: TestPerson;
let document: OpenApiDocument;
let rows: Record<string, WriteRow | string>;
let loop: ReturnType<typeof watchLoop>;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  document = await readAnswer<OpenApiDocument>(api.as(guest).get('/schema/'));
  rows = await writeRows(api, owner);
  loop = watchLoop();
});
afterAll(async () => {
  loop.stop();
  await api.close();
});

/** What a server takes of the head of a request, less what else is in it. */
const maxHeadBytes = 15_000;

/** A place in a body where a text may stand, and what may stand beside it. */
interface TextPlace {
  path: string[];
  maxLength: number | undefined;
  /** The object around it where it is one of several kinds: its required parts. */
  around?: { path: string[]; value: unknown };
}

/** The plainest value of a shape. */
function plainOf(written: JsonSchema): unknown {
  const shape = follow(written, document.components.schemas);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const way = (shape.anyOf ?? shape.oneOf)?.[0];
  if (way) return plainOf(way);
  const [type] = [shape.type ?? 'object'].flat();
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  const needed = (shape.required ?? []).map((name) => [
    name,
    plainOf(shape.properties?.[name] ?? {}),
  ]);
  return Object.fromEntries(needed) as unknown;
}

/** Every place of a shape where a text may stand: also in lists, in records, and as their keys. */
function findPlaces(
  written: JsonSchema,
  path: string[] = [],
  around?: TextPlace['around'],
): TextPlace[] {
  if (path.length > 7) return [];
  const shape = follow(written, document.components.schemas);
  const ways = shape.anyOf ?? shape.oneOf;
  if (ways) {
    return ways.flatMap((way) => {
      const isObject = follow(way, document.components.schemas).properties !== undefined;
      return findPlaces(way, path, isObject ? { path, value: plainOf(way) } : around);
    });
  }
  const place = (at: string[], maxLength?: number): TextPlace => ({
    path: at,
    maxLength,
    ...(around && { around }),
  });
  const types = shape.type === undefined ? [] : [shape.type].flat();
  const isAnything = types.length === 0 && !shape.properties && !shape.enum && !('const' in shape);
  const more = shape.additionalProperties;
  return [
    ...(types.includes('string') || isAnything || shape.enum ? [place(path, shape.maxLength)] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
      findPlaces(part, [...path, name], around),
    ),
    ...(shape.items ? findPlaces(shape.items, [...path, '*'], around) : []),
    ...(typeof more === 'object'
      ? [place([...path, '@key']), ...findPlaces(more, [...path, 'en-US'], around)]
      : []),
  ];
}

interface Call {
  name: string;
  method: string;
  path: string;
  call: OpenApiCall;
}

const readCalls = (): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      name: call.operationId,
      method: method.toUpperCase(),
      path,
      call,
    })),
  );

const rowOf = (name: string): WriteRow | undefined => {
  const row = rows[name];
  return typeof row === 'object' ? row : undefined;
};

interface Sent {
  path?: string;
  body?: string;
  headers?: Record<string, string>;
  person?: TestPerson;
}

/** Sends a call as the owner, with ids of things that are there. */
async function send({ name, method, path, call }: Call, given: Sent): Promise<number> {
  const own = path.replaceAll(
    /\{(\w+)\}/g,
    (_, part: string) => rowOf(name)?.path?.[part] ?? crypto.randomUUID(),
  );
  const { access } = given.person ?? owner;
  const isWritten = call.requestBody?.content['application/json'] !== undefined;
  const body = given.body ?? (isWritten ? JSON.stringify(rowOf(name)?.body ?? {}) : undefined);
  const response = await api.fetch(given.path ?? own, {
    method,
    headers: {
      ...(access !== undefined && { Authorization: `Bearer ${access}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...given.headers,
    },
    ...(body !== undefined && { body }),
  });
  // A stream of events never ends.
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
  } else await response.arrayBuffer();
  return response.status;
}

/** Sends one request at a time. Answers those that made the loop stand. */
async function findStanding(
  requests: Iterable<{
    what: string;
    ask: () => Promise<unknown>;
    /** The same with a short text. */
    usual?: () => Promise<unknown>;
  }>,
): Promise<{ found: string[]; asked: number }> {
  const found: string[] = [];
  let asked = 0;
  for (const { what, ask, usual } of requests) {
    const ms = await standingOf(loop, ask, usual);
    asked += 1;
    if (ms > mostStandingMs) found.push(`${what}: ${Math.round(ms)} ms`);
  }
  return { found, asked };
}

/** A text at a place of a body that is right otherwise. */
function bodyWith(body: object, { path, around }: TextPlace, text: string): string {
  const based = around ? withValueAt(body, around.path, around.value) : body;
  const isKey = path.at(-1) === '@key';
  return JSON.stringify(
    isKey
      ? withValueAt(based, path.slice(0, -1), { [text]: 'text' })
      : withValueAt(based, path, text),
  );
}

function* bodies() {
  let field = 0;
  for (const call of readCalls()) {
    const shape = call.call.requestBody?.content['application/json']?.schema;
    if (!shape) continue;
    const base = rowOf(call.name)?.body ?? (plainOf(shape) as object);
    for (const place of findPlaces(shape)) {
      field += 1;
      for (const { name, write } of stringsFor(field)) {
        for (const length of lengthsFor(place.maxLength)) {
          const body = bodyWith(base, place, write(length));
          const what = `${call.name} ${place.path.join('.')} ${name} ${length}`;
          if (body.length > maxBodyBytes) continue;
          const short = bodyWith(base, place, 'a');
          yield {
            what,
            field,
            ask: () => send(call, { body }),
            usual: () => send(call, { body: short }),
          };
        }
      }
      const body = bodyWith(base, place, '@'.repeat(maxBodyBytes / 2));
      yield {
        what: `${call.name} ${place.path.join('.')} as a guest`,
        field,
        ask: () => send(call, { body, person: guest }),
      };
    }
  }
}

const isAll = Boolean(process.env['SECURITY_ALL']);
const patience = isAll ? 3_600_000 : 600_000;

it(
  'no text in any field of any body makes the event loop stand',
  async () => {
    const fields = new Set<number>();
    const requests = (function* () {
      for (const request of bodies()) {
        fields.add(request.field);
        yield request;
      }
    })();
    const { found } = await findStanding(requests);
    expect(found).toEqual([]);
    expect(fields.size).toBeGreaterThan(250);
  },
  patience,
);

const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .slice(0, maxHeadBytes)
    .replace(/%[0-9A-F]?$/, '');

function* addresses() {
  let field = 0;
  for (const call of readCalls()) {
    for (const { in: place, name } of call.call.parameters ?? []) {
      field += 1;
      for (const { name: kind, write } of stringsFor(field)) {
        for (const length of [maxHeadBytes, 190]) {
          const pathWith = (text: string) => {
            const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
              place === 'path' && part === name
                ? text
                : (rowOf(call.name)?.path?.[part] ?? crypto.randomUUID()),
            );
            return place === 'query' ? `${filled}?${name}=${text}` : filled;
          };
          const path = pathWith(encoded(write(length)));
          yield {
            what: `${call.name} ?${name} ${kind} ${length}`,
            ask: () => send(call, { path }),
            usual: () => send(call, { path: pathWith('a') }),
          };
        }
      }
    }
  }
}

it(
  'no text in any parameter of any address does',
  async () => {
    const { found, asked } = await findStanding(addresses());
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(1_000);
  },
  patience,
);

/** Headers that somebody here reads. */
const headers = [
  'Authorization',
  'Content-Type',
  'User-Agent',
  'Accept-Language',
  'Accept',
  'Origin',
  'Referer',
  'Cookie',
  'Host',
  'X-Forwarded-For',
  'X-Request-Id',
  'X-XSRF-TOKEN',
  'Sec-Fetch-Site',
  'Sec-Purpose',
  'If-None-Match',
  'Traceparent',
  'Content-Length',
];
const schemes = { Authorization: ['', 'Bearer ', 'Bearer hb_live_', 'Token '] };

function* heads() {
  const calls = readCalls().filter(({ name }) =>
    [
      'getUserDetails',
      'login',
      'submitSurvey',
      'recordScan',
      'activateAccount',
      'addCompany',
    ].includes(name),
  );
  for (const [field, name] of headers.entries()) {
    for (const call of calls) {
      for (const { name: kind, write } of stringsFor(field)) {
        // A header is made of bytes, without line ends.
        const text = Buffer.from(write(maxHeadBytes))
          .toString('latin1')
          .replaceAll(/[^\t -~\u00a0-\u00ff]/g, '?')
          .trim();
        for (const scheme of schemes[name as keyof typeof schemes] ?? ['']) {
          const ask = () => send(call, { headers: { [name]: `${scheme}${text}` } });
          yield { what: `${call.name} ${name}: ${scheme}${kind}`, ask };
        }
      }
    }
  }
}

it(
  'no text in any header that is read does',
  async () => {
    const { found, asked } = await findStanding(heads());
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(300);
  },
  patience,
);

/** Bodies that are large in another way than by one text. */
const shapes: Record<string, string> = {
  'brackets in one another': '['.repeat(maxBodyBytes),
  'closed brackets in one another': `{"a":${'['.repeat(49_000)}${']'.repeat(49_000)}}`,
  'objects in one another': `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`,
  'ten thousand fields': `{${Array.from({ length: 9_000 }, (_, at) => `"a${at}":1`).join(',')}}`,
  'one field ten thousand times': `{${'"name":"a",'.repeat(8_000)}"name":"a"}`,
  'a number of a hundred thousand digits': `{"rating":${'1'.repeat(99_000)}}`,
  'a hundred thousand spaces': `{"name":"a"${' '.repeat(99_000)}}`,
  escapes: String.raw`{"name":"${'\\u0061'.repeat(16_000)}"}`,
};

function* shaped() {
  for (const call of readCalls()) {
    const shape = call.call.requestBody?.content['application/json']?.schema;
    if (!shape) continue;
    for (const [what, body] of Object.entries(shapes)) {
      yield { what: `${call.name} ${what}`, ask: () => send(call, { body }) };
    }
    // Every list as long as a body can hold: of numbers, of texts and of empty objects.
    for (const name of Object.keys(follow(shape, document.components.schemas).properties ?? {})) {
      for (const item of isAll ? ['1', '"a"', '{}', '[]', 'null'] : ['"a"', '{}']) {
        const list = Array.from({ length: Math.floor(95_000 / (item.length + 1)) }, () => item);
        const base = JSON.stringify(rowOf(call.name)?.body ?? {}).replace(/}$/, '');
        const body = `${base}${base === '{' ? '' : ','}"${name}":[${list.join(',')}]}`;
        yield { what: `${call.name} ${name} of many ${item}`, ask: () => send(call, { body }) };
      }
    }
  }
}

it(
  'no body that is deep, wide or repetitive does',
  async () => {
    const { found, asked } = await findStanding(shaped());
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(400);
  },
  patience,
);

it('finds a slow pattern that was planted behind a field', async () => {
  const planted = (pattern: RegExp) => {
    const app = new Hono<ApiEnv>().post('/', readBody(v.strictObject({ text: v.string() })), (c) =>
      c.json({ found: pattern.test(c.req.valid('json').text) }),
    );
    return async (text: string) => {
      const body = JSON.stringify({ text });
      const headers = { 'Content-Type': 'application/json' };
      await (await app.request('/', { method: 'POST', headers, body })).text();
    };
  };
  const slowest = async (pattern: RegExp) => {
    const ask = planted(pattern);
    let most = 0;
    for (const { write } of slowStrings) {
      // Shorter than a comment: longer ones of the slow pattern would take minutes.
      most = Math.max(most, await standingOf(loop, () => ask(write(1_000))));
      if (most > mostStandingMs) break;
    }
    return most;
  };
  // Built from parts, so that no check of this repository takes them for ours.
  const slow = new RegExp(['\\S+', '@', '\\S+', '\\.', '\\S+'].join(''));
  expect(await slowest(slow)).toBeGreaterThan(mostStandingMs);
  expect(await slowest(/@/)).toBeLessThan(mostStandingMs);
}, 120_000);
