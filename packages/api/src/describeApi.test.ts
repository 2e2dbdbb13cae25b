import { createConfig, lintFromString } from '@redocly/openapi-core';
import { webhookEvents } from '@hearback/schema/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from './test/createTestApi.ts';
import { guest } from './test/people.ts';

interface Call {
  operationId: string;
  summary?: string;
  security?: Record<string, []>[];
  parameters?: { in: string; name: string; schema: { type?: string; default?: unknown } }[];
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> };
}

let api: TestApi;
let calls: { method: string; path: string; call: Call }[];
let document: {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Call>>;
  webhooks: Record<string, { post: Call }>;
};

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

  it('passes a linter, but for the slashes at the end that the specification wants', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      config: await createConfig({
        extends: ['recommended'],
        // Without a setting, the product is at localhost.
        rules: { 'no-server-example.com': 'off' },
      }),
    });
    const slashes = problems.filter(({ ruleId }) => ruleId === 'no-path-trailing-slash');
    expect(slashes).toHaveLength(Object.keys(document.paths).length);
    expect(problems.filter((each) => !slashes.includes(each))).toEqual([]);
  });

  it('says where it is, and what webhooks are sent', () => {
    expect(document.servers).toEqual([{ url: api.settings.publicOrigin }]);
    expect(Object.keys(document.webhooks)).toEqual([...webhookEvents]);
    const received = document.webhooks['feedback.received']?.post;
    expect(received?.parameters?.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    expect(received?.requestBody?.content['application/json']?.schema).toMatchObject({
      properties: { data: { $ref: '#/components/schemas/Feedback' } },
    });
  });

  it('has numbers, switches and files of their own types', () => {
    const { parameters = [] } = document.paths['/api/feedback/']?.['get'] ?? {};
    const typeOf = (wanted: string) => parameters.find(({ name }) => name === wanted)?.schema;
    expect(typeOf('page')).toEqual({
      type: 'integer',
      minimum: 0,
      maximum: 999_999_999,
      default: 1,
    });
    expect(typeOf('rating_max')).toEqual({ type: 'integer', minimum: 1, maximum: 10 });
    expect(typeOf('set_aside')).toEqual({ type: 'boolean', default: false });
    expect(typeOf('company')).toEqual({ type: 'string', maxLength: 36, format: 'uuid' });
    expect(typeOf('from')).toEqual({ type: 'string', maxLength: 10, format: 'date' });
    const texts = calls.flatMap(({ call }) =>
      (call.parameters ?? []).filter(
        ({ schema: { type, default: preset } }) =>
          type === 'string' && typeof preset === 'string' && /^(\d+|true|false)$/.test(preset),
      ),
    );
    expect(texts).toEqual([]);

    const file = document.paths['/api/feedback/export/']?.['get']?.responses['200'];
    expect(Object.keys(file?.content ?? {})).toEqual([
      'text/csv',
      'application/json',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.apache.parquet',
    ]);
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
