import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from './test/createTestApi.ts';
import { guest } from './test/people.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('the API', () => {
  it('says that it runs', async () => {
    const response = await api.fetch('/healthz');
    expect(response.status).toBe(200);
  });

  it('answers 404 in JSON for what is not there', async () => {
    const response = await api.as(guest).get('/nothing/');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
  });

  it('answers alike with and without the slash at the end', async () => {
    expect((await api.as(guest).get('/schema')).status).toBe(200);
    expect((await api.as(guest).get('/schema/')).status).toBe(200);
  });

  it('names the methods that a path has', async () => {
    const response = await api.as(guest).post('/schema/');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, OPTIONS');
  });

  it('keeps a request id that looks like one, and makes another for what does not', async () => {
    const kept = await api.fetch('/healthz', { headers: { 'X-Request-Id': 'abcd-1234' } });
    expect(kept.headers.get('X-Request-Id')).toBe('abcd-1234');
    const made = await api.fetch('/healthz', { headers: { 'X-Request-Id': 'a b' } });
    expect(made.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });
});
