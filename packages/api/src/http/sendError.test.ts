import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { requestId } from './requestId.ts';
import { createLogger } from '../tools/logger.ts';
import { sendError } from './ApiError.ts';

const answerTo = async (error: Error) => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const app = new Hono<ApiEnv>();
  app.use(requestId(logger));
  app.get('/', () => {
    throw error;
  });
  app.onError(sendError);
  const response = await app.request('/', { headers: { 'X-Request-Id': 'request-1' } });
  return { response, lines };
};

describe('an error nobody expected', () => {
  it('is one calm sentence for the reader, and the whole story in the log', async () => {
    const { response, lines } = await answerTo(new Error('secret detail at db.internal'));

    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      detail: 'Unexpected error.',
      code: 'server_error',
      request_id: 'request-1',
    });
    expect(lines.join('')).toContain('secret detail');
    expect(lines.every((line) => line.includes('"request_id":"request-1"'))).toBe(true);
  });
});

describe('a database that is away', () => {
  it.each([
    ['refuses connections', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['is shutting down', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['has no room for more', Object.assign(new Error('too many'), { code: '53300' })],
    ['dropped the connection', new Error('Connection terminated unexpectedly')],
    [
      'is tried at two addresses',
      new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
    ],
  ])('that %s is 503, and when to come back', async (_, error) => {
    const { response } = await answerTo(error);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('2');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });
});

describe('the log', () => {
  it('has one line for each request, with the route and not the address', async () => {
    const lines: string[] = [];
    const app = new Hono<ApiEnv>();
    app.use(requestId(createLogger('info', { write: (line) => void lines.push(line) })));
    app.get('/survey/:slug/', (c) => c.text(''));
    await app.request('/survey/ABC/?email=ada@example.com');

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'GET',
      route: '/survey/:slug/',
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines[0]).not.toContain('ada@');
  });

  it('leaves out what is secret or personal', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    logger.info({
      email: 'ada@example.com',
      body: { password: 'hunter2', refresh: 'ey1' },
      headers: { authorization: 'Bearer ey2' },
    });
    expect(lines.join('')).not.toMatch(/ada@|hunter2|ey1|ey2/);
  });

  it('keeps of an error what happened and where, not what a driver hangs on it', async () => {
    const client = { connectionParameters: { user: 'owner', password: 'hunter2' } };
    const { lines } = await answerTo(
      Object.assign(new Error('550 <ada@example.com>: no such user'), {
        client,
        code: 'EENVELOPE',
      }),
    );
    const log = lines.join('');
    expect(log).toContain('no such user');
    expect(log).toContain('EENVELOPE');
    expect(log).toContain('sendError.test.ts');
    expect(log).not.toMatch(/hunter2|ada@/);
  });
});
