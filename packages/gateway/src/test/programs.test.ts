import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { startApi, type RunningApi } from '@hearback/api/start';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readGatewayEnv } from '../env.ts';
import { createTestProduct } from './createTestProduct.ts';
import { bodiesOf, password } from './isolation/fillAccount.ts';
import { linesIn, runLines, whileServed } from './runExamples.ts';
import { waitForToken } from './waitForToken.ts';

/** Registering a person, letter and all, takes a while on a busy machine. */
const patienceMs = 120_000;

const dataDir = mkdtempSync(`${tmpdir()}/hearback-programs-`);
const settings = {
  DATA_DIR: `${dataDir}/data`,
  PUBLIC_ORIGIN: 'https://hearback.example',
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'silent',
  GRAPH_OPERATIONS: 'known',
};
const email = 'anna@lipa.example';

let api: RunningApi;
let product: Awaited<ReturnType<typeof createTestProduct>>;
let key = '';

const ask = (path: string, by: string, body?: object): Promise<Response> =>
  product.get(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (iPhone)',
      ...(by !== '' && { authorization: by }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const read = (text: string): unknown => (text === '' ? null : JSON.parse(text));

/** Calls the product with what somebody is let in by. Answers what it says, whatever that is. */
const call = async (path: string, by: string, body?: object): Promise<unknown> =>
  read(await (await ask(path, by, body)).text());

/** The same for what the tests stand on: it has to be done. */
async function prepare(path: string, by: string, body?: object): Promise<unknown> {
  const answer = await ask(path, by, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return read(text);
}

const asProgram = (query: string, withKey = key) =>
  call('/graphql', `Bearer ${withKey}`, { query });

/** Opens an account and logs its owner in. */
async function openAccount(): Promise<string> {
  const person = { first_name: 'Anna', last_name: 'Lipa', email, password, agree_terms: true };
  await prepare('/api/user/register/', '', person);
  const token = await waitForToken(settings.DATA_DIR, { to: email, page: 'activate' });
  await prepare('/api/user/activate_account/', `Token ${token}`);
  const { access } = (await prepare('/api/user/login/', '', { email, password })) as {
    access: string;
  };
  return `Bearer ${access}`;
}

/** A published code with one answer. */
async function collectAnswer(owner: string): Promise<void> {
  const add = async (kind: string, body: object) =>
    ((await prepare(`/api/${kind}/`, owner, body)) as { id: string }).id;
  const bodies = bodiesOf('Lipa', { company: '', location: '' });
  const company = await add('company', bodies.company);
  const site = await add('location', { ...bodies.location, company });
  const [form, frame] = [await add('form', bodies.form), await add('frame', bodies.frame)];
  const code = await add('code', { name: 'Table 1', site, form, frame });
  await prepare(`/api/code/${code}/publish/`, owner, { email_copy: false });
  const { slug } = (await prepare(`/api/code/${code}/`, owner)) as { slug: string };
  const answer = { client_id: crypto.randomUUID(), rating: 4, comment: 'Too salty.' };
  await prepare(`/api/survey/${slug}/submit/`, '', answer);
}

beforeAll(async () => {
  api = await startApi(readGatewayEnv(settings), {
    withSample: false,
    logger: pino({ level: 'silent' }),
  });
  product = await createTestProduct((request) => api.fetch(request, { trusted: true }), {
    settings,
    submit: api.submit,
    isApiReady: api.ready,
  });
  const owner = await openAccount();
  await collectAnswer(owner);
  const scopes = ['read:feedback', 'read:stats', 'write:workspace'];
  const made = await prepare('/api/user/api_key/', owner, { name: 'Till', scopes, password });
  ({ key } = made as { key: string });
}, patienceMs);

afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('writes operations of its own to the graph, where strangers may only name ours', async () => {
  expect(await asProgram('{ feedbacks { items { rating } } }')).toEqual({
    data: { feedbacks: { items: [{ rating: 4 }] } },
  });

  for (const stranger of [`${key}x`, 'hb_live_', 'x.y.z']) {
    expect(await asProgram('{ version }', stranger)).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }],
    });
  }
});

it('is told by the graph what it may not do', async () => {
  expect(await asProgram('{ codes { items { name } } }')).toMatchObject({
    errors: [
      {
        message: 'This API key may not make this call: it needs read:workspace.',
        extensions: { code: 'FORBIDDEN' },
      },
    ],
  });
  expect(
    await asProgram('mutation { endSession(input: { id: "x" }) { errors { code } } }'),
  ).toMatchObject({ data: { endSession: { errors: [{ code: 'session_needed' }] } } });
});

it('does what the article about it says, line by line', { timeout: patienceMs }, async () => {
  const [set = '', ...examples] = linesIn('api-and-keys.en-US');
  expect(linesIn('api-and-keys.pl-PL')).toEqual([set, ...examples]);

  const answers = await whileServed(
    (request) => product.product(request, '198.51.100.1'),
    async (address) => {
      const given: unknown[] = [];
      for (const lines of examples) {
        const told = await runLines(`${set}${lines}`, { address, key, folder: dataDir });
        given.push(JSON.parse(told));
      }
      return given;
    },
  );

  expect(answers).toMatchObject([
    { results: [{ rating: 4, comment: 'Too salty.' }] },
    { submissions: 1 },
    { name: 'Lipa', representative: 'Anna' },
    { data: { feedbacks: { items: [{ rating: 4, comment: 'Too salty.' }] } } },
  ]);
  expect(readFileSync(`${dataDir}/feedback.csv`, 'utf8')).toContain('Too salty.');
});

it('is refused by a line of a program whose key is wrong', { timeout: patienceMs }, async () => {
  const [set = '', first = ''] = linesIn('api-and-keys.en-US');
  await whileServed(
    (request) => product.product(request, '198.51.100.1'),
    (address) =>
      expect(
        runLines(`${set}${first}`, { address, key: `${key}x`, folder: dataDir }),
      ).rejects.toThrow(/returned error: 401/),
  );
});
