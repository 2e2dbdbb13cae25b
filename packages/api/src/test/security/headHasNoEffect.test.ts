import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listAllTables } from '../../database/migrate.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../people.ts';
import { tokenIn } from '../tokenIn.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../workspace.ts';

let api: TestApi;
let owner: TestPerson;
let ids: Record<string, string>;
let letterToken: string;

/** Someone who registered, and has not opened the letter yet. */
const register = async (): Promise<string> => {
  const email = `${crypto.randomUUID()}@example.com`;
  await readAnswer(
    api.as(guest).post('/user/register/', {
      first_name: 'Ada',
      last_name: 'Nowak',
      email,
      password: goodPassword,
      agree_terms: true,
    }),
  );
  const letters = await api.runJobs();
  return tokenIn(letters.at(-1));
};

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { company, location, form, frame, code } = await makeOpenWorkspace(api, owner);
  const { receipt } = await readAnswer<{ receipt: string }>(
    api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()),
  );
  const { results } = await readAnswer<{ results: { id: string }[] }>(
    api.as(owner).get('/feedback/'),
  );
  ids = {
    company: company.id,
    location: location.id,
    form: form.id,
    frame: frame.id,
    code: code.id,
    feedback: results[0]?.id ?? '',
    slug: code.slug,
    receipt,
    version: '1',
  };
  letterToken = await register();
});
afterAll(() => api.close());

/** Every row of every table, so that whatever changes shows. */
const readEverything = async (): Promise<Record<string, string>> => {
  const contents: Record<string, string> = {};
  for (const { schema, name } of await listAllTables(api.database)) {
    const { rows } = await sql<{ line: string }>`
      select one::text as line from ${sql.table(`${schema}.${name}`)} as one
      order by 1`.execute(api.database);
    contents[name] = JSON.stringify(rows);
  }
  return contents;
};

/** The addresses that can be read, each with the ids of things that are there. */
const addresses = (): string[] => {
  const readable = api.app.routes.filter(
    ({ method, path }) => method === 'GET' && !path.includes('*'),
  );
  return [...new Set(readable.map(({ path }) => path))].map((path) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const [, thing = ''] = /^\/api\/(\w+)\//.exec(path) ?? [];
      return ids[name] ?? ids[thing] ?? crypto.randomUUID();
    }),
  );
};

const ask = async (method: string, address: string, authorization: string): Promise<number> => {
  const response = await api.fetch(address, {
    method,
    headers: { Authorization: authorization },
    signal: AbortSignal.timeout(2_000),
  });
  await response.body?.cancel();
  return response.status;
};

describe('HEAD', () => {
  it('changes nothing at any address, whoever asks', async () => {
    const before = await readEverything();
    const statuses: number[] = [];
    for (const address of addresses()) {
      for (const authorization of [`Bearer ${owner.access}`, `Token ${letterToken}`]) {
        statuses.push(await ask('HEAD', address, authorization));
      }
    }
    expect(addresses().some((address) => address.includes(':'))).toBe(false);
    expect(addresses().length).toBeGreaterThan(40);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await readEverything()).toEqual(before);
  });

  it('would be noticed: GET activates with the very same token', async () => {
    const before = await readEverything();
    const address = '/api/user/activate_account/';
    expect(await ask('HEAD', address, `Token ${letterToken}`)).toBe(405);
    expect(await ask('GET', address, `Token ${letterToken}`)).toBe(200);
    expect(await readEverything()).not.toEqual(before);
  });

  it('is left out of what an address that acts allows', async () => {
    const response = await api.fetch('/api/user/activate_account/', { method: 'HEAD' });
    expect(response.headers.get('Allow')).toBe('GET, OPTIONS');
    const options = await api.fetch('/api/user/activate_account/', { method: 'OPTIONS' });
    expect(options.headers.get('Allow')).toBe('GET, OPTIONS');
  });
});
