import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from './test/createTestApi.ts';
import { guest } from './test/people.ts';

interface Call {
  operationId: string;
  summary?: string;
  security?: Record<string, []>[];
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> };
}

let api: TestApi;
let calls: { method: string; path: string; call: Call }[];
let document: { openapi: string; paths: Record<string, Record<string, Call>> };

beforeAll(async () => {
  api = await createTestApi();
  document = (await (await api.as(guest).get('/schema/')).json()) as typeof document;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call })),
  );
});
afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('is version 3.1 and knows every call', () => {
    expect(document.openapi).toBe('3.1.0');
    const described = new Set(calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
    const routed = api.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
      .filter((name) => !/ \/api\/(schema|docs)\/$/.test(name));
    expect([...new Set(routed)].filter((name) => !described.has(name))).toEqual([]);
  });

  it('names each call once and says what it does', () => {
    const names = calls.map(({ call }) => call.operationId);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(calls.filter(({ call }) => !call.summary)).toEqual([]);
  });

  it('describes what each call takes and answers', () => {
    const vague = calls.filter(({ call }) => {
      const answers = Object.entries(call.responses).filter(([status]) => status.startsWith('2'));
      const bodies = answers
        .filter(([status]) => status !== '204')
        .flatMap(([, { content = {} }]) => Object.values(content));
      const inputs = Object.values(call.requestBody?.content ?? {});
      return answers.length === 0 || [...bodies, ...inputs].some(({ schema }) => !schema);
    });
    expect(vague.map(({ call }) => call.operationId)).toEqual([]);
  });

  it('lets a guest do only what it calls public', async () => {
    const open: string[] = [];
    for (const { method, path, call } of calls) {
      if (call.security?.length === 0) continue;
      const response = await api.fetch(path.replaceAll(/\{\w+\}/g, 'x'), {
        method: method.toUpperCase(),
      });
      if (response.status !== 401) open.push(`${call.operationId} ${response.status}`);
    }
    expect(open).toEqual([]);
  });
});
