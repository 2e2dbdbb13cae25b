import { apiScopes, type ApiScope } from '@hearback/schema/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { makeKey } from '../test/makeKey.ts';
import { guest, type TestPerson } from '../test/people.ts';

interface Call {
  name: string;
  method: string;
  path: string;
  /** Undefined: no key may make it. */
  scope: string | undefined;
}

let api: TestApi;
let owner: TestPerson;
let calls: Call[];
/** By each scope: a program that has it alone, and one that has all others. */
const having = new Map<string, TestPerson>();
const lacking = new Map<string, TestPerson>();
let mighty: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { paths } = (await (await api.as(guest).get('/schema/')).json()) as {
    paths: Record<
      string,
      Record<string, { operationId: string; security: Record<string, string[]>[] }>
    >;
  };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, security }]) => {
      const isForSessions = security.some(({ bearer }) => bearer !== undefined);
      const scope = security.flatMap(({ apiKey }) => (apiKey ? (apiKey[0] ?? 'any') : []))[0];
      return isForSessions ? [{ name: operationId, method, path, scope }] : [];
    }),
  );
  const give = async (scopes: readonly ApiScope[]) => (await makeKey(api, owner, scopes)).program;
  for (const scope of apiScopes) {
    having.set(scope, await give([scope]));
    lacking.set(scope, await give(apiScopes.filter((other) => other !== scope)));
  }
  mighty = await give(apiScopes);
});
afterAll(() => api.close());

/** Makes a call about nothing: what it comes to when it is let through does not matter here. */
const make = async ({ method, path }: Call, program: TestPerson | undefined) => {
  const response = await api.fetch(path.replaceAll(/\{\w+\}/g, 'x'), {
    method: method.toUpperCase(),
    headers: { Authorization: `Bearer ${program?.access}` },
  });
  const text = await response.text();
  const code = text.includes('"code"') ? (JSON.parse(text) as { code: string }).code : undefined;
  return { status: response.status, code, text };
};

it('makes the calls that its scopes name, and no other', async () => {
  const wrong: string[] = [];
  const open = calls.filter(({ scope }) => scope !== undefined && scope !== 'any');
  for (const call of open) {
    const { scope = '' } = call;
    const passed = await make(call, having.get(scope));
    if ([401, 403].includes(passed.status)) wrong.push(`${call.name} with ${scope}`);
    const refused = await make(call, lacking.get(scope));
    const says = refused.code === 'scope_missing' && refused.text.includes(`needs ${scope}`);
    if (refused.status !== 403 || !says) wrong.push(`${call.name} without ${scope}`);
  }
  expect(wrong).toEqual([]);
  expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(apiScopes));
});

it('never opens the account, its sessions, its letters or its keys, whatever its scopes', async () => {
  const shut = calls.filter(({ scope }) => scope === undefined);
  expect(calls.filter(({ path, scope }) => path.startsWith('/api/user/') && scope)).toEqual([]);

  const answers = new Map<string, string>();
  for (const call of shut) {
    const { status, code } = await make(call, mighty);
    answers.set(call.name, `${status} ${code}`);
  }
  expect(answers.has('addApiKey')).toBe(true);
  expect([...answers].filter(([, answer]) => answer !== '403 session_needed')).toEqual([]);
});

it('reads with scopes that read, and changes with scopes that write', () => {
  const reading = new Set(['get']);
  // They answer with what would be, and change nothing.
  const previews = /preview/i;
  const wrong = calls.filter(
    ({ name, method, scope }) =>
      scope !== undefined &&
      scope !== 'any' &&
      !previews.test(name) &&
      scope.startsWith('read:') !== reading.has(method),
  );
  // A program reads back the one webhook whose id it was given.
  expect(wrong.map(({ name }) => name)).toEqual(['getWebhook']);
});

it('reads what it is itself, whatever its scopes', async () => {
  expect(calls.filter(({ scope }) => scope === 'any').map(({ name }) => name)).toEqual([
    'getOwnKey',
  ]);
  const answer = await api.as(having.get('read:stats') ?? guest).get('/key/');
  expect(await answer.json()).toMatchObject({ name: 'Till', scopes: ['read:stats'] });
  expect((await api.as(owner).get('/key/')).status).toBe(404);
});

it('is refused in the words that OAuth has for it', async () => {
  const response = await api.as(having.get('read:stats') ?? guest).get('/feedback/');
  expect(response.headers.get('WWW-Authenticate')).toBe(
    'Bearer realm="api", error="insufficient_scope", scope="read:feedback"',
  );
  expect(await response.json()).toEqual({
    detail: 'This API key may not make this call: it needs read:feedback.',
    code: 'scope_missing',
    scope: 'read:feedback',
  });
});
