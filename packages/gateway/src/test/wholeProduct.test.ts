import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { listen } from '@hearback/api/listen';
import { startApi, type RunningApi } from '@hearback/api/start';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readGatewayEnv } from '../env.ts';
import type { CallApi } from '../api/callApi.ts';
import { reachApi } from '../api/overHttp.ts';
import { createTestProduct } from './createTestProduct.ts';
import { waitForToken } from './waitForToken.ts';

const dataDir = mkdtempSync(`${tmpdir()}/hearback-product-`);
const settings = {
  DATA_DIR: `${dataDir}/data`,
  PUBLIC_ORIGIN: 'https://hearback.example',
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'silent',
};

/** A page that shows what it was given; the real one is the app's and is tested there. */
const plainPage = `export const renderVisitorPage = ({ page }) => JSON.stringify(page);
export const headingsOf = () => [];
export const refusalWords = () => ({});`;

let api: RunningApi;
let product: Awaited<ReturnType<typeof createTestProduct>>;

beforeAll(async () => {
  writeFileSync(`${dataDir}/visitor.js`, plainPage);
  for (const name of ['visitor.css', 'start.js', 'paging.js', 'kiosk.css', 'kiosk.js']) {
    writeFileSync(`${dataDir}/${name}`, '');
  }
  api = await startApi(readGatewayEnv(settings), {
    withSample: false,
    logger: pino({ level: 'silent' }),
  });
  product = await createTestProduct((request) => api.fetch(request, { trusted: true }), {
    settings,
    folders: { visitor: dataDir },
    submit: api.submit,
    isApiReady: api.ready,
  });
});

afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Data = Record<string, Record<string, unknown>>;

/** The thing that a mutation made. */
const made = (payload: Record<string, unknown> | undefined, key: string) =>
  payload?.[key] as { id: string };

let access = '';

const post = (query: string, variables: object, headers: Record<string, string> = {}) =>
  product.get('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(access !== '' && { authorization: `Bearer ${access}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });

const ask = async (query: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = (await (await post(query, variables)).json()) as {
    data: Data;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data;
};

const person = { email: 'anna@lipa.example', password: 'Lipowa-Cafe-2026!' };
const rating = { type: 'rating', label: 'How was it?', required: true };

it('carries a café from its first login to its first feedback', { timeout: 180_000 }, async () => {
  const registered = await ask(
    `mutation ($input: RegisterInput!) { register(input: $input) { email errors { field code } } }`,
    { input: { firstName: 'Anna', lastName: 'Nowak', agreeTerms: true, ...person } },
  );
  expect(registered['register']).toEqual({ email: person.email, errors: [] });

  const activated = await ask(
    `mutation ($token: String!) { activateAccount(input: { token: $token }) { activated errors { code } } }`,
    { token: await waitForToken(settings.DATA_DIR, { to: person.email, page: 'activate' }) },
  );
  expect(activated['activateAccount']).toEqual({ activated: true, errors: [] });

  const login = await ask(
    `mutation ($input: LoginInput!) { login(input: $input) { tokens { access refresh } errors { code } } }`,
    { input: person },
  );
  const tokens = login['login']?.['tokens'] as { access: string; refresh: string };
  access = tokens.access;

  const { addCompany } = await ask(`mutation { addCompany(input: {
    name: "Café Lipa", address: "Lipowa 1", registrationNumber: "0012345", representative: "Anna"
  }) { company { id registrationNumber locationCount } errors { field code } } }`);
  expect(addCompany).toMatchObject({
    company: { registrationNumber: '0012345', locationCount: 0 },
    errors: [],
  });
  const companyId = made(addCompany, 'company').id;

  const { addLocation } = await ask(
    `mutation ($companyId: ID!) { addLocation(input: {
      name: "Old Town", email: "old@lipa.example", address: "Rynek 2", companyId: $companyId
    }) { location { id timezone company { name } } errors { field code } } }`,
    { companyId },
  );
  expect(addLocation).toMatchObject({ location: { company: { name: 'Café Lipa' } }, errors: [] });
  const locationId = made(addLocation, 'location').id;

  const { addForm } = await ask(
    `mutation ($document: FormDocument!) { addForm(input: { document: $document }) {
      form { id title document version } errors { field code } } }`,
    { document: { title: 'Visit', fields: [rating, { type: 'comment' }, { type: 'email' }] } },
  );
  expect(addForm).toMatchObject({ form: { title: 'Visit', version: 0 }, errors: [] });
  const formId = made(addForm, 'form').id;

  const { addFrame } = await ask(
    `mutation ($document: FrameDocument!) { addFrame(input: { document: $document }) {
      frame { id hasQr } errors { field code } } }`,
    {
      document: {
        name: 'Card',
        size: { width_mm: 105, height_mm: 148 },
        content: [{ type: 'code', x_mm: 20, y_mm: 40, width_mm: 60 }],
      },
    },
  );
  expect(addFrame).toMatchObject({ frame: { hasQr: true }, errors: [] });
  const frameId = made(addFrame, 'frame').id;

  const { addCode } = await ask(
    `mutation ($input: AddCodeInput!) { addCode(input: $input) {
      code { id slug state shortUrl location { name } form { title } frame { name } } errors { field code } } }`,
    { input: { name: 'Table 1', locationId, formId, frameId } },
  );
  expect(addCode).toMatchObject({
    code: { state: 'DRAFT', location: { name: 'Old Town' }, form: { title: 'Visit' } },
    errors: [],
  });
  const code = addCode?.['code'] as { id: string; slug: string; shortUrl: string };
  expect(code.shortUrl).toBe(`https://hearback.example/r/${code.slug}`);
  expect((await product.get(`/r/${code.slug}`)).status).toBe(404);

  const { publishCode } = await ask(
    `mutation ($id: ID!) { publishCode(input: { id: $id, emailCopy: true }) {
      formUrl emailedTo code { state publishedAt hasUnpublishedChanges } errors { code } } }`,
    { id: code.id },
  );
  expect(publishCode).toMatchObject({
    formUrl: code.shortUrl,
    emailedTo: person.email,
    code: { state: 'PUBLISHED', hasUnpublishedChanges: false },
    errors: [],
  });

  const live = await post(
    'subscription { accountEvent { feedbackAdded { rating comment } } }',
    {},
    { accept: 'text/event-stream' },
  );
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  await pause(300);

  const visit = await product.get(`/r/${code.slug.toLowerCase()}`, {
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
  });
  expect(visit.status).toBe(200);
  const { hidden } = (await visit.json()) as { hidden: Record<string, string> };
  const byQuery = await product.get(`/qr-feedback?code=${code.slug}`, { method: 'HEAD' });
  expect(byQuery.status).toBe(200);
  // Nobody but a program answers in the moment in which the page appears.
  const started_at = String(Number(hidden['started_at']) - 20_000);
  const answer = {
    ...hidden,
    started_at,
    rating: '9',
    comment: 'Lovely.',
    email: 'jan@example.com',
  };
  const send = () =>
    product.get(`/r/${code.slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(answer).toString(),
    });
  expect((await send()).status).toBe(303);
  expect((await send()).status).toBe(303);

  let heard = '';
  for (let pieces = 0; pieces < 50 && !heard.includes('"rating":9'); pieces += 1) {
    heard += (await reader?.read())?.value ?? '';
  }
  expect(heard).toContain('"comment":"Lovely."');
  await reader?.cancel();

  const { feedbacks } = await ask(
    '{ feedbacks { items { rating comment email codeName location } pageInfo { totalCount } } }',
  );
  expect(feedbacks).toEqual({
    items: [
      {
        rating: 9,
        comment: 'Lovely.',
        email: 'jan@example.com',
        codeName: 'Table 1',
        location: 'Old Town',
      },
    ],
    pageInfo: { totalCount: 1 },
  });

  const { statsOverview, statsRatings } = await ask(`{
    statsOverview { scans submissions conversionRate { value n } }
    statsRatings { total distribution { rating count } nps { score promoters } }
    statsScansSubmissions { weekday heatmap series { date scans } }
    statsFeedback { comments positive }
    statsLocationsCodes { codes { name averageRating { value } } locations { name } }
    statsForms { name submissions }
  }`);
  expect(statsOverview).toEqual({ scans: 1, submissions: 1, conversionRate: { value: 1, n: 1 } });
  expect(statsRatings).toMatchObject({ total: 1, nps: { score: 100, promoters: 1 } });
  expect(statsRatings?.['distribution']).toHaveLength(10);

  const strange = ['x', '', '../user', "' or 1=1", '0199f0aa-0000-7000-8000-000000000001'];
  for (const id of strange) {
    const nothing = await ask(
      `query ($id: ID!) { company(id: $id) { id } location(id: $id) { id } form(id: $id) { id }
        frame(id: $id) { id } code(id: $id) { id } feedback(id: $id) { id } }`,
      { id },
    );
    expect(Object.values(nothing)).toEqual([null, null, null, null, null, null]);
  }

  const refreshed = await ask(
    `mutation ($refresh: String!) { refreshToken(input: { refresh: $refresh }) {
      tokens { access refresh } errors { code } } }`,
    { refresh: tokens.refresh },
  );
  const next = refreshed['refreshToken']?.['tokens'] as { access: string; refresh: string };
  expect(next.refresh).not.toBe(tokens.refresh);
  access = next.access;
  expect((await ask('{ me { firstName hasSample } }'))['me']).toEqual({
    firstName: 'Anna',
    hasSample: false,
  });

  await ask(`mutation ($refresh: String!) { logout(input: { refresh: $refresh }) { done } }`, {
    refresh: next.refresh,
  });
  const after = await (await post('{ me { id } }', {})).json();
  expect(after).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

it('hands answers to the API in its process without a second request', async () => {
  const login = `mutation ($input: LoginInput!) { login(input: $input) { tokens { access } } }`;
  const entered = await ask(login, { input: person });
  const tokens = entered['login']?.['tokens'] as Record<'access', string> | undefined;
  access = tokens?.access ?? '';
  const { codes } = await ask('{ codes { items { slug } } }');
  const [code] = (codes?.['items'] ?? []) as { slug: string }[];
  const asked: string[] = [];
  const { get } = await createTestProduct(
    (request) => {
      asked.push(request.url);
      return here(request);
    },
    { settings, submit: api.submit, folders: { visitor: dataDir } },
  );
  const sent = (comment: string) => ({ client_id: crypto.randomUUID(), rating: 9, comment });
  const page = (body: Record<string, string>, accept = 'application/json') =>
    get(`/r/${code?.slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
      body: new URLSearchParams(body).toString(),
    });
  const rest = (body: object, headers: Record<string, string> = {}) =>
    get(`/api/survey/${code?.slug}/submit/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify(body),
    });

  const byRest = await rest(sent('By REST.'));
  expect(byRest.status).toBe(201);
  expect(byRest.headers.get('content-type')).toBe('application/json');
  expect(byRest.headers.get('cache-control')).toBe('no-store');
  expect(byRest.headers.get('x-content-type-options')).toBe('nosniff');
  const byPage = { client_id: crypto.randomUUID(), rating: '9', comment: 'By the page.' };
  const thanked = await page(byPage);
  expect(thanked.status).toBe(200);
  expect(await thanked.json()).toEqual({ receipt: expect.any(String) as string });
  const again = await page({ ...byPage, comment: 'Other words.' });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'id_taken' });
  expect(
    await (await page({ ...byPage, client_id: crypto.randomUUID(), rating: '11' })).json(),
  ).toMatchObject({
    code: '',
    issues: { rating: 'out_of_range' },
  });
  const byForm = { ...byPage, client_id: crypto.randomUUID(), comment: 'Without a script.' };
  expect((await page(byForm, 'text/html')).status).toBe(303);
  const foreign = await rest(sent('From elsewhere.'), { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect(asked.filter((url) => url.includes('/submit/'))).toEqual([]);

  const { feedbacks } = await ask('{ feedbacks(page: { pageSize: 4 }) { items { comment } } }');
  expect(feedbacks?.['items']).toEqual([
    { comment: 'Without a script.' },
    { comment: 'By the page.' },
    { comment: 'By REST.' },
    expect.anything() as unknown,
  ]);
});

const here: CallApi = (request) => Promise.resolve(api.fetch(request, { trusted: true }));

it.each([
  { where: 'in the same process', serve: () => Promise.resolve(undefined) },
  { where: 'at API_URL', serve: () => listen(here, { host: '127.0.0.1', port: 0 }) },
])('ends a stream with its session, with the API $where', async ({ serve }) => {
  const server = await serve();
  const url = `http://127.0.0.1:${server?.port}`;
  const call = server ? reachApi({ url, logger: pino({ level: 'silent' }) }) : here;
  const { get } = await createTestProduct(call, {
    settings: { ...settings, ...(server && { API_URL: url }) },
    folders: { visitor: dataDir },
  });
  const send = (query: string, headers: Record<string, string>, variables: object = {}) =>
    get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
  /** Logs in and listens, and reads on until something was heard or the stream is over. */
  const open = async () => {
    const login = `mutation ($input: LoginInput!) {
      login(input: $input) { tokens { access refresh } errors { code } } }`;
    const { data } = (await (await send(login, {}, { input: person })).json()) as {
      data: { login: { tokens: { access: string; refresh: string } } };
    };
    const authorization = `Bearer ${data.login.tokens.access}`;
    const live = await send('subscription { accountEvent { feedbackAdded { comment } } }', {
      authorization,
      accept: 'text/event-stream',
    });
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (words: string) => {
      while (!heard.includes(words)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        heard += value ?? '';
      }
      return heard;
    };
    return { ...data.login.tokens, authorization, hear, stop: () => reader?.cancel() };
  };
  const [ended, other] = [await open(), await open()];
  const codes = await send('{ codes { items { slug } } }', { authorization: other.authorization });
  const { data } = (await codes.json()) as { data: { codes: { items: { slug: string }[] } } };

  const logout = 'mutation ($refresh: String!) { logout(input: { refresh: $refresh }) { done } }';
  await send(logout, { authorization: ended.authorization }, { refresh: ended.refresh });
  // Well before the heartbeat would notice.
  const soon = AbortSignal.timeout(5_000);
  const sent = await get(`/api/survey/${data.codes.items[0]?.slug}/submit/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: crypto.randomUUID(), rating: 9, comment: 'Too late' }),
  });
  expect(sent.status).toBe(201);

  const heard = await ended.hear('event: complete');
  expect(heard).toContain('event: complete');
  expect(heard).not.toContain('Too late');
  expect(soon.aborted).toBe(false);
  // Another session of the same person goes on.
  expect(await other.hear('Too late')).toContain('Too late');
  await other.stop();
  await server?.close();
});

it('lets nobody add anything without a session', async () => {
  access = '';
  const { errors } = (await (
    await post('mutation { addForm(input: { document: { title: "x" } }) { errors { code } } }', {})
  ).json()) as { errors: { extensions: object }[] };

  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
