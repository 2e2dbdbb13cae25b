import { describe, expect, it } from 'vitest';

import { createTestProduct } from '../test/createTestProduct.ts';

const publicOrigin = 'https://hearback.example';
const access = { authorization: 'Bearer aaa.bbb.ccc' };
const ourPage = { origin: publicOrigin, 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

/** The product before an API that takes everything, and what reached that. */
async function startProduct(settings: Record<string, string> = {}, xsrfKeys = ['key']) {
  const asked: Request[] = [];
  const { product } = await createTestProduct(
    (request) => {
      asked.push(request);
      return Promise.resolve(Response.json({}));
    },
    { settings, xsrfKeys },
  );
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    product(
      new Request(`${settings['PUBLIC_ORIGIN'] ?? publicOrigin}${path}`, {
        method,
        headers: { ...json, ...headers },
        body: method === 'GET' || method === 'HEAD' ? null : '{"query":"{ version }"}',
      }),
      '198.51.100.1',
    );
  /** The XSRF cookie that our page gets with its first write. */
  const cookie = async (): Promise<string> => {
    const answer = await send('POST', '/api/user/api/token/', ourPage);
    return answer.headers.get('set-cookie') ?? '';
  };
  return { asked, send, cookie };
}

const tokenIn = (cookie: string): string => /^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';

const changes = [
  ['POST', '/graphql'],
  ['POST', '/api/user/api/token/'],
  ['POST', '/api/user/api/token/refresh/'],
  ['POST', '/api/user/register/'],
  ['PATCH', '/api/user/details/'],
  ['PUT', '/api/user/change_pass/'],
  ['POST', '/api/company/'],
  ['DELETE', '/api/company/1/'],
  ['POST', '/api/image/'],
  ['POST', '/api/survey%2f../company/'],
] as const;

describe('the cookie XSRF-TOKEN', () => {
  it('is given to our pages with their first change, for scripts to read', async () => {
    const { cookie } = await startProduct();
    expect(await cookie()).toMatch(
      /^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; SameSite=Lax; Secure$/,
    );
    const plain = await startProduct({ PUBLIC_ORIGIN: 'http://localhost:3000' });
    const answer = await plain.send('POST', '/graphql', { 'sec-fetch-site': 'same-origin' });
    expect(answer.headers.get('set-cookie')).toMatch(/; SameSite=Lax$/);
  });

  it('is given to no program, no visitor, no other site, and not twice', async () => {
    const { send, cookie } = await startProduct();
    const token = tokenIn(await cookie());
    for (const [method, path, headers] of [
      ['POST', '/graphql', {}],
      ['POST', '/graphql', { ...ourPage, authorization: 'Bearer hb_1234' }],
      ['POST', '/graphql', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
      ['POST', '/graphql', { ...ourPage, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }],
      ['POST', '/api/survey/K7QX/submit/', ourPage],
      ['POST', '/api/survey/K7QX/scan/', ourPage],
      ['GET', '/api/company/', ourPage],
      ['GET', '/login/', ourPage],
      ['GET', '/r/K7QX', ourPage],
      ['POST', '/r/K7QX', ourPage],
      ['GET', '/qr-feedback?code=K7QX', ourPage],
      ['GET', '/receipt/0123456789ABCDEFGHJKMNPQRS', ourPage],
    ] as const) {
      expect((await send(method, path, headers)).headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('a change by whoever has the cookie', () => {
  it.each(changes)('needs the header that repeats it: %s %s', async (method, path) => {
    const { asked, send, cookie } = await startProduct();
    const [token, other] = [tokenIn(await cookie()), tokenIn(await cookie())];
    asked.length = 0;
    const cookies = { cookie: `theme=1; XSRF-TOKEN=${token}` };
    for (const header of [
      {},
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': other },
      { 'x-xsrf-token': token.toUpperCase() },
      { 'x-xsrf-token': `${token}x` },
    ]) {
      const answer = await send(method, path, { ...access, ...ourPage, ...cookies, ...header });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('The header X-XSRF-TOKEN must repeat');
    }
    // Nobody else can make a value, though they set the cookie and the header.
    for (const value of ['', 'a', 'a.b', `${'a'.repeat(22)}.${'a'.repeat(43)}`, `${token}.x`]) {
      const forged = { cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value };
      expect((await send(method, path, { ...access, ...ourPage, ...forged })).status).toBe(403);
    }
    expect(asked).toEqual([]);

    const repeated = { ...access, ...ourPage, ...cookies, 'x-xsrf-token': token };
    expect((await send(method, path, repeated)).status).toBe(200);
    // So does one without a cookie: a program, or a browser that keeps none.
    expect((await send(method, path, access)).status).toBe(200);
  });

  it('of a cookie that is not ours gets a new one, with which it is taken', async () => {
    const before = await startProduct({}, ['former']);
    const old = tokenIn(await before.cookie());
    const { send } = await startProduct({}, ['key']);
    const refused = await send('POST', '/graphql', {
      ...ourPage,
      cookie: `XSRF-TOKEN=${old}`,
      'x-xsrf-token': old,
    });
    expect(refused.status).toBe(403);
    const token = tokenIn(refused.headers.get('set-cookie') ?? '');
    const headers = { ...ourPage, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    expect((await send('POST', '/graphql', headers)).status).toBe(200);
  });

  it('is taken with a cookie from before the secret was exchanged', async () => {
    const before = await startProduct({}, ['former']);
    const old = tokenIn(await before.cookie());
    const { send } = await startProduct({}, ['key', 'former']);
    const headers = { ...ourPage, cookie: `XSRF-TOKEN=${old}`, 'x-xsrf-token': old };
    expect((await send('POST', '/graphql', headers)).status).toBe(200);
  });

  it('is taken where a neighboring name has set the same cookie beside ours', async () => {
    const { send, cookie } = await startProduct();
    const token = tokenIn(await cookie());
    const both = { ...ourPage, cookie: `XSRF-TOKEN=tossed; XSRF-TOKEN=${token}` };
    expect((await send('POST', '/graphql', { ...both, 'x-xsrf-token': token })).status).toBe(200);
    expect((await send('POST', '/graphql', { ...both, 'x-xsrf-token': 'tossed' })).status).toBe(
      403,
    );
  });
});

describe('out of scope', () => {
  it.each([
    ['GET', '/api/company/', access],
    ['HEAD', '/api/company/', access],
    ['OPTIONS', '/api/company/', access],
    ['POST', '/api/company/', { authorization: 'Bearer hb_1234_secret' }],
    ['POST', '/api/survey/K7QX/submit/', ourPage],
    ['POST', '/api/survey/K7QX/scan/0199f0aa/start/', ourPage],
  ] as const)('%s %s is taken without the header: %j', async (method, path, headers) => {
    const { asked, send, cookie } = await startProduct();
    const token = tokenIn(await cookie());
    asked.length = 0;
    expect((await send(method, path, { ...headers, cookie: `XSRF-TOKEN=${token}` })).status).toBe(
      200,
    );
    // The API gets no cookie: it would believe none.
    expect(asked.map((request) => request.headers.get('cookie'))).toEqual([null]);
  });
});
