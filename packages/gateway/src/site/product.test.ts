import { describe, expect, it } from 'vitest';

import { createTestProduct } from '../test/createTestProduct.ts';

const echo = (request: Request) =>
  Promise.resolve(
    Response.json(
      { url: request.url, method: request.method, headers: Object.fromEntries(request.headers) },
      { headers: { 'x-powered-by': 'magic', connection: 'x-hop', 'x-hop': '1' } },
    ),
  );

interface Echoed {
  url: string;
  headers: Record<string, string>;
}

describe('every answer', () => {
  it.each(['/healthz', '/readyz', '/graphql', '/api/company/', '/missing', '/%zz', '/r/ABC'])(
    'carries the headers that keep browsers safe: %s',
    async (path) => {
      const { get } = await createTestProduct(echo);

      const { headers } = await get(path);

      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it('asks for no https where the product is reached without it', async () => {
    const { get } = await createTestProduct(echo, {
      settings: { PUBLIC_ORIGIN: 'http://localhost:3000' },
    });

    expect((await get('/healthz')).headers.get('strict-transport-security')).toBeNull();
  });

  it('has an id, which the log has too', async () => {
    const { get, lines } = await createTestProduct(echo);

    const made = (await get('/healthz')).headers.get('x-request-id') ?? '';
    await get('/healthz', { headers: { 'x-request-id': 'mine-12345' } });
    await get('/healthz', { headers: { 'x-request-id': 'not an id"}' } });

    expect(made).toMatch(/^[\w-]{36}$/);
    expect(lines[0]).toContain(made);
    expect(lines[1]).toContain('mine-12345');
    expect(lines[2]).not.toContain('not an id');
  });
});

describe('a printed code', () => {
  it.each(['/r/K7QX2M9ABC', '/R/K7QX2M9ABC', '/r/k7qx2m9abc', '/R/k7qx2m9abc/'])(
    'leads to the visitor page: %s',
    async (path) => {
      const { get, lines } = await createTestProduct(echo);

      await get(path);

      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: path.slice(0, 3) });
    },
  );
});

describe('what is passed on to the API', () => {
  it('says who asks, whatever the caller claims', async () => {
    const { get } = await createTestProduct(echo);

    const answer = await get('/api/company/?page=2', {
      headers: {
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-request-id': 'mine-12345',
        authorization: 'Bearer abc',
        te: 'trailers',
      },
    });
    const { url, headers } = (await answer.json()) as Echoed;

    expect(url).toBe('https://hearback.example/api/company/?page=2');
    expect(headers).toMatchObject({
      'x-forwarded-for': '198.51.100.1',
      'x-request-id': 'mine-12345',
      authorization: 'Bearer abc',
    });
    expect(headers).not.toHaveProperty('te');
    expect(headers).not.toHaveProperty('x-forwarded-host');
    expect(answer.headers.get('x-hop')).toBeNull();
  });

  it('leaves out what is about the connection, also where that is badly written', async () => {
    const { get } = await createTestProduct(echo);

    const answer = await get('/api/company/', {
      headers: { connection: 'close, x-mine, (not a name)', 'x-mine': '1', expect: '100-continue' },
    });

    expect(answer.status).toBe(200);
    const { headers } = (await answer.json()) as Echoed;
    expect(headers).not.toHaveProperty('x-mine');
    expect(headers).not.toHaveProperty('expect');
  });

  it.each([
    { what: 'as long as a picture may be', bytes: 1_048_576, status: 200 },
    { what: 'longer than anything', bytes: 1_200_000, status: 413 },
  ])('is answered with $status when it is $what, said or not', async ({ bytes, status }) => {
    const { get } = await createTestProduct(echo);
    const body = new Uint8Array(bytes);

    const said = await get('/api/image/', { method: 'POST', body });
    const unsaid = await get('/api/image/', {
      method: 'POST',
      body: new Blob([body]).stream(),
      // Streams need it; the type definitions of Fetch do not know it yet.
      ...({ duplex: 'half' } as object),
    });

    expect([said.status, unsaid.status]).toEqual([status, status]);
  });

  it('goes to the API of the settings', async () => {
    const { get } = await createTestProduct(echo, {
      settings: { API_URL: 'http://127.0.0.1:4000/api/' },
    });

    const { url } = (await (await get('/api/company/')).json()) as Echoed;

    expect(url).toBe('http://127.0.0.1:4000/api/company/');
  });

  it('is answered with 503 and a sentence when nobody is there', async () => {
    const { get } = await createTestProduct(() => Promise.reject(new TypeError('fetch failed')));

    const answer = await get('/api/company/');

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });
});

describe('a page of another origin', () => {
  const evil = { origin: 'https://evil.example', 'content-type': 'application/json' };

  it.each([
    { method: 'POST', path: '/api/company/', status: 403 },
    { method: 'DELETE', path: '/api/company/1/', status: 403 },
    { method: 'POST', path: '/graphql', status: 403 },
    { method: 'GET', path: '/api/image/1/', status: 200 },
  ])('is answered $status to $method $path', async ({ method, path, status }) => {
    const { get } = await createTestProduct(echo);

    expect((await get(path, { method, headers: evil })).status).toBe(status);
  });

  it('is not confused with our own, under whichever name', async () => {
    const { product } = await createTestProduct(echo);
    const headers = { origin: 'http://10.0.0.5:3000', 'content-type': 'application/json' };
    const request = new Request('http://10.0.0.5:3000/api/company/', { method: 'POST', headers });

    const answer = await product(request, '198.51.100.1');

    expect(answer.status).toBe(200);
    // The API would compare with a name that it was not reached by.
    expect(((await answer.json()) as Echoed).headers).not.toHaveProperty('origin');
  });
});

describe('the explorer of the graph', () => {
  const page = { headers: { accept: 'text/html' } };

  it('is there for developers', async () => {
    const { get } = await createTestProduct(echo, { settings: { NODE_ENV: 'development' } });

    const answer = await get('/graphql', page);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('is not there unless someone says that they develop', async () => {
    const { get } = await createTestProduct(echo);

    const answer = await get('/graphql', page);

    expect(answer.headers.get('content-type') ?? '').not.toContain('text/html');
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

it('names the address for questions that was set', async () => {
  const { get } = await createTestProduct(echo, {
    settings: { HELP_ADDRESS: 'desk@lipa.example' },
  });

  const answer = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ helpAddress }"}',
  });

  expect(await answer.json()).toEqual({ data: { helpAddress: 'desk@lipa.example' } });
});

it('names the address of the sales team that was set', async () => {
  const { get } = await createTestProduct(echo, {
    settings: { SALES_ADDRESS: 'sales@lipa.example' },
  });

  const answer = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ salesAddress }"}',
  });

  expect(await answer.json()).toEqual({ data: { salesAddress: 'sales@lipa.example' } });
});

describe('terms and privacy', () => {
  const page = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } };

  it.each(['/terms', '/terms/', '/privacy', '/privacy/'])(
    'are our own pages unless the operator has some: %s',
    async (path) => {
      const { get } = await createTestProduct(echo);

      expect((await get(path, page)).headers.get('location')).toBeNull();
    },
  );

  it.each([
    ['/terms', 'https://lipa.example/terms?lang=en'],
    ['/terms/', 'https://lipa.example/terms?lang=en'],
    ['/privacy', 'https://lipa.example/privacy'],
    ['/privacy/', 'https://lipa.example/privacy'],
  ])('lead from %s to %s where that is set', async (path, address) => {
    const { get } = await createTestProduct(echo, {
      settings: {
        TERMS_URL: 'https://lipa.example/terms?lang=en',
        PRIVACY_URL: 'https://lipa.example/privacy',
      },
    });

    const answer = await get(path, page);

    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('take no address that is not a page', async () => {
    const settings = { TERMS_URL: 'javascript:alert(1)' };

    await expect(createTestProduct(echo, { settings })).rejects.toThrow('TERMS_URL');
  });
});

it('takes no operation of strangers unless it is told to', async () => {
  const { get } = await createTestProduct(echo, { settings: { GRAPH_OPERATIONS: '' } });

  const answer = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ helpAddress }"}',
  });

  expect(await answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }],
  });
});

it('lets nobody keep what the graph answered', async () => {
  const { get } = await createTestProduct(echo);

  const answer = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ version }"}',
  });

  expect(await answer.json()).toEqual({ data: { version: '1.2.3' } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('health', () => {
  const statusOf = async (path: string, options: Parameters<typeof createTestProduct>[1]) => {
    const { get } = await createTestProduct(echo, options);
    return (await get(path)).status;
  };

  it.each([
    { path: '/healthz', options: {}, status: 200 },
    { path: '/readyz', options: {}, status: 200 },
    { path: '/readyz', options: { isApiReady: () => Promise.resolve(false) }, status: 503 },
    { path: '/readyz', options: { isApiReady: () => Promise.reject(new Error()) }, status: 503 },
    { path: '/readyz', options: { isDraining: () => true }, status: 503 },
    { path: '/healthz', options: { isDraining: () => true }, status: 200 },
  ])('at $path is $status', async ({ path, options, status }) => {
    expect(await statusOf(path, options)).toBe(status);
  });
});

it('answers a path that is no text with 400', async () => {
  const { get } = await createTestProduct(echo);

  expect((await get('/%E0%A4%A')).status).toBe(400);
});

it('writes nothing where only files are', async () => {
  const { get } = await createTestProduct(echo);

  expect((await get('/login/', { method: 'POST' })).status).toBe(405);
});

it('measures each request by the place that answered it, whatever strangers ask for', async () => {
  const answered: object[] = [];
  const meter = {
    request: () => (each: object) => answered.push(each),
    operation: () => undefined,
  };
  const { get } = await createTestProduct(echo, { meter });

  for (const path of ['/r/ABC', '/r/DEF', '/wp-login.php', '/.env', '/%zz', '/api/company/7/']) {
    await get(path);
  }

  expect(answered).toEqual([
    { method: 'GET', route: '/r/', status: 503 },
    { method: 'GET', route: '/r/', status: 503 },
    { method: 'GET', route: '*', status: 503 },
    { method: 'GET', route: '*', status: 503 },
    { method: 'GET', route: 'unreadable', status: 400 },
    { method: 'GET', route: '/api/', status: 200 },
  ]);
});
