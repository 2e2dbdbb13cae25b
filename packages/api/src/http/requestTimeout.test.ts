import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { sendError } from './ApiError.ts';
import { createLogger } from '../tools/logger.ts';
import { requestTimeout } from './requestTimeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An API whose one call takes as long as it is told to. */
const askOne = (work: Promise<string>) => {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('logger', createLogger('silent'));
    await next();
  });
  app.get('/', requestTimeout, async (c) => c.text(await work));
  app.onError(sendError);
  return app.request('/');
};

it('says within five seconds that it cannot answer now', async () => {
  const asked = askOne(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4_999);

  const answer = await asked;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('2');
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

it('answers what was asked when that is sooner, and leaves no timer behind', async () => {
  const answer = await askOne(Promise.resolve('done'));

  expect(await answer.text()).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
