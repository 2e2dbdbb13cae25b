import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApi } from './app.ts';
import { createMetrics } from './metrics/createMetrics.ts';
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
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  });

  it.each([
    { what: 'a refusal', path: '/api/company/' },
    { what: 'a survey', path: '/api/survey/K7QX2M9ABC/' },
    { what: 'what is not there', path: '/api/nothing/' },
  ])('lets nobody keep $what', async ({ path }) => {
    expect((await api.fetch(path)).headers.get('Cache-Control')).toBe('no-store');
  });

  it.each<{ who: string; method: string; headers: Record<string, string>; status: number }>([
    { who: 'a program', method: 'POST', headers: {}, status: 401 },
    { who: 'our page', method: 'POST', headers: { Origin: 'http://localhost:3000' }, status: 401 },
    {
      who: 'our page by another name',
      method: 'POST',
      headers: { Origin: 'https://localhost' },
      status: 401,
    },
    {
      who: 'another site',
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      status: 403,
    },
    {
      who: 'another origin',
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      status: 403,
    },
    { who: 'a page without an origin', method: 'DELETE', headers: { Origin: 'null' }, status: 403 },
    {
      who: 'another origin that reads',
      method: 'GET',
      headers: { Origin: 'https://evil.example' },
      status: 401,
    },
  ])('answers $who with $status to a $method', async ({ method, headers, status }) => {
    const path = method === 'DELETE' ? '/api/user/sample/' : '/api/company/';
    const init = { method, headers: { 'Content-Type': 'application/json', ...headers } };

    expect((await api.fetch(path, init)).status).toBe(status);
  });

  it('keeps a request id that looks like one, and makes another for what does not', async () => {
    const kept = await api.fetch('/healthz', { headers: { 'X-Request-Id': 'abcd-1234' } });
    expect(kept.headers.get('X-Request-Id')).toBe('abcd-1234');
    const made = await api.fetch('/healthz', { headers: { 'X-Request-Id': 'a b' } });
    expect(made.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });
});

it('measures requests by routes, however many addresses and methods are tried', async () => {
  const { requests, registry } = createMetrics();
  const app = createApi(api.tools, requests('api'));
  const ask = async (path: string, method = 'GET') =>
    app.fetch(new Request(`http://localhost${path}`, { method }), { trusted: true });

  await ask('/api/company/');
  for (let count = 0; count < 20; count += 1) {
    await ask(`/api/company/${api.tools.newId()}/`);
    await ask(`/api/${api.tools.newId()}`);
    await ask('/api/company/', `M${count}`);
  }

  const lines = (await registry.metrics())
    .split('\n')
    .filter((line) => /^hearback_http_requests?_(seconds_count|under_way)/.test(line));
  const company = 'hearback_http_request_seconds_count{service="api",method="GET"';
  expect(lines).toContain(`${company},route="/api/company/",status="401"} 1`);
  expect(lines).toContain(`${company},route="/api/company/:id/",status="401"} 20`);
  expect(lines).toContain('hearback_http_requests_under_way{service="api"} 0');
  expect(lines.length).toBeLessThan(8);
});
