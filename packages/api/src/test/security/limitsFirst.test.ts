import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ApiEnv } from '../../apiEnv.ts';
import { sendError } from '../../http/ApiError.ts';
import { body } from '../../http/body.ts';
import { documented } from '../../http/documented.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import { guest, type TestPerson } from '../people.ts';
import { makeOpenWorkspace, readAnswer } from '../workspace.ts';
import type { OpenApiCall, OpenApiDocument } from './spoiledCalls.ts';

/** A fiftieth of each limit, so that the largest is reached after 24 requests. */
const rateLimitFactor = 0.02;
const scaled = (requests: number) => Math.max(1, Math.round(requests * rateLimitFactor));

interface LimitedCall {
  name: string;
  method: string;
  path: string;
  call: OpenApiCall;
  isOpen: boolean;
  limits: { per: 'address' | 'person' | 'code'; requests: number }[];
}

let api: TestApi;
let owner: TestPerson;
let slug: string;
let calls: LimitedCall[];
beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor });
  owner = await api.addPerson('owner');
  slug = (await makeOpenWorkspace(api, owner)).code.slug;
  const { paths } = await readAnswer<OpenApiDocument>(api.as(guest).get('/schema/'));
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const { security = [], 'x-rate-limits': limits = [] } = call as Partial<{
        security: Record<string, string[]>[];
        'x-rate-limits': LimitedCall['limits'];
      }>;
      const isOpen = !security.some((way) => 'bearer' in way);
      return { name: call.operationId, method: method.toUpperCase(), path, call, isOpen, limits };
    }),
  );
});
afterAll(() => api.close());

/** What no call takes: what is no JSON, what is no object, and a value that no field is. */
const malformed = ['{"x":', '[]', JSON.stringify({ email: 7, password: [], ids: {}, title: 0 })];

/** How many requests are answered before the first 429. Undefined: none came within the patience. */
async function findLimit(ask: (at: number) => Promise<number>, most: number) {
  for (let at = 0; at <= most; at += 1) if ((await ask(at)) === 429) return at;
  return undefined;
}

let addresses = 0;
const nextAddress = () => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

const askWith =
  ({ method, path, call }: LimitedCall, person: TestPerson | undefined) =>
  async (at: number, from: string): Promise<number> => {
    const filled = path.replace('{slug}', slug).replaceAll(/\{\w+\}/g, 'x');
    const multipart = call.requestBody?.content['multipart/form-data'];
    const response = await api.fetch(
      filled,
      {
        method,
        headers: {
          Authorization: person ? `Bearer ${person.access}` : 'Token x',
          'Content-Type': multipart ? 'multipart/form-data; boundary=x' : 'application/json',
        },
        ...(method !== 'GET' && { body: malformed[at % malformed.length] ?? '' }),
      },
      from,
    );
    await response.body?.cancel();
    return response.status;
  };

describe('a limit', { timeout: 120_000 }, () => {
  it('is there for every call that needs no session', () => {
    const open = calls.filter(({ isOpen }) => isOpen);
    const without = open.filter(({ limits }) => !limits.some(({ per }) => per === 'address'));
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(open.length).toBeGreaterThan(18);
  });

  it('of an address counts requests whose body is malformed', async () => {
    const found: Record<string, number | undefined> = {};
    const expected: Record<string, number> = {};
    for (const limited of calls) {
      const limit = limited.limits.find(({ per }) => per === 'address');
      if (!limit) continue;
      const [from, ask] = [nextAddress(), askWith(limited, undefined)];
      expected[limited.name] = scaled(limit.requests);
      found[limited.name] = await findLimit((at) => ask(at, from), scaled(limit.requests));
    }
    expect(found).toEqual(expected);
  });

  it('of a person counts them as well', async () => {
    const found: Record<string, number | undefined> = {};
    const expected: Record<string, number> = {};
    for (const limited of calls) {
      const limit = limited.limits.find(({ per }) => per === 'person');
      if (!limit) continue;
      const ask = askWith(limited, await api.addPerson('limited'));
      expected[limited.name] = scaled(limit.requests);
      // Somebody who moves from address to address is still the same person.
      found[limited.name] = await findLimit((at) => ask(at, nextAddress()), scaled(limit.requests));
    }
    expect(found).toEqual(expected);
    expect(Object.keys(found).length).toBeGreaterThan(7);
  });

  it('of a code counts them from all addresses together', async () => {
    const limited = calls.filter(({ limits }) => limits.some(({ per }) => per === 'code'));
    expect(limited.map(({ name }) => name)).toEqual(['submitSurvey', 'takePicture']);
    // Another one, of which nothing was counted yet.
    slug = (await makeOpenWorkspace(api, owner)).code.slug;
    for (const one of limited) {
      const points = one.limits.find(({ per }) => per === 'code')?.requests ?? 0;
      const ask = askWith(one, undefined);
      // The address stays below its own limit.
      expect(await findLimit((at) => ask(at, nextAddress()), scaled(points))).toBe(scaled(points));
    }
  });
});

describe('a limit that is counted too late', () => {
  const limit = { name: 'planted', points: 100, seconds: 60 };
  const documentation = { tag: 'test', name: 'planted', summary: '.', answers: { 204: null } };
  const app = (isFirst: boolean) => {
    const planted = new Hono<ApiEnv>().onError(sendError).use(async (c, next) => {
      c.set('limits', api.tools.limits);
      c.set('clientAddress', isFirst ? 'first' : 'late');
      await next();
    });
    const text = body(v.strictObject({ text: v.string() }));
    if (isFirst) {
      const counted = documented({ ...documentation, isPublic: true, limit });
      return planted.post('/', counted, text, (c) => c.body(null, 204));
    }
    return planted.post('/', text, async (c) => {
      await c.var.limits.spend(limit, c.var.clientAddress);
      return c.body(null, 204);
    });
  };
  const ask = (isFirst: boolean) => {
    const planted = app(isFirst);
    const headers = { 'Content-Type': 'application/json' };
    return async () => (await planted.request('/', { method: 'POST', headers, body: '{' })).status;
  };

  it('is found: malformed bodies are refused for ever, and never too many', async () => {
    expect(await findLimit(ask(false), 10)).toBeUndefined();
    expect(await findLimit(ask(true), 10)).toBe(2);
  });
});
