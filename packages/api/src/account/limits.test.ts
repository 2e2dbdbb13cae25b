import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword } from '../test/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 1 });
});
afterAll(() => api.close());

const send = (method: string, path: string, body: object | undefined, from: string, token = '') =>
  api.fetch(
    `/api${path}`,
    {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    from,
  );

const newcomer = () => ({
  first_name: 'Ada',
  last_name: 'Nowak',
  email: `${randomUUID()}@example.com`,
  password: goodPassword,
  agree_terms: true,
});
const nobody = () => ({ email: 'nobody@example.com' });
const nothing = () => undefined;

describe('too much from one address', () => {
  it.each([
    ['POST', '/user/register/', newcomer, 10],
    ['POST', '/user/recover/', nobody, 5],
    ['POST', '/user/request_activation_link/', nobody, 5],
    ['GET', '/user/activate_account/', nothing, 30],
    ['GET', '/user/change_pass/', nothing, 30],
  ] as const)('%s %s is refused until the hour is over', async (method, path, body, allowed) => {
    const from = '198.51.100.20';
    for (let count = 0; count < allowed; count += 1) {
      expect((await send(method, path, body(), from, 'x')).status).not.toBe(429);
    }

    const refused = await send(method, path, body(), from, 'x');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'throttled' });
    expect((await send(method, path, body(), '198.51.100.21', 'x')).status).not.toBe(429);
  });

  it('counts what was not filled in right: to judge it is work as well', async () => {
    const from = '198.51.100.30';
    for (let count = 0; count < 10; count += 1) {
      expect((await send('POST', '/user/register/', {}, from)).status).toBe(400);
    }
    expect((await send('POST', '/user/register/', newcomer(), from)).status).toBe(429);
  });

  it('does not find out with a few questions who has an account', async () => {
    const from = '198.51.100.40';
    const { email } = await api.addPerson('known');
    const ask = () => send('POST', '/user/register/', { ...newcomer(), email }, from);
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(400);
    expect((await ask()).status).toBe(429);
  });

  it('lets exactly as many through as it says, all at once', async () => {
    const from = '198.51.100.50';
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        send('GET', '/user/activate_account/', undefined, from, 'x'),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
});
