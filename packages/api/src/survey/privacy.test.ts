import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createApi } from '../app.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { findInDatabase } from '../test/findInDatabase.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';

let api: TestApi;
let slug: string;
const lines: string[] = [];

beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 1 });
  slug = (await makeOpenWorkspace(api, await api.addPerson('owner'))).code.slug;
});
afterAll(() => api.close());

it.each(['203.0.113.77', '2001:db8:aaaa:bbbb:cccc::7'])(
  'the address %s of a visitor stands neither in the database nor in the log',
  async (address) => {
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const app = createApi({ ...api.tools, logger });
    const ask = async (method: string, path: string, body?: object): Promise<Response> =>
      app.fetch(
        new Request(`http://localhost/api${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            'User-Agent': 'Mozilla/5.0 (iPhone)',
            'X-Forwarded-For': address,
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
        { trusted: true },
      );

    await readAnswer(ask('GET', `/survey/${slug}/`));
    await readAnswer(ask('POST', `/survey/${slug}/scan/`, {}));
    await readAnswer(ask('GET', `/survey/${slug}/challenge/`));
    const statuses: number[] = [];
    let receipt = '';
    for (let sent = 0; sent < 21; sent += 1) {
      const scan_token = crypto.randomUUID();
      const path = `/survey/${slug}/submit/`;
      const response = await ask('POST', path, visitorsAnswer({ scan_token }));
      statuses.push(response.status);
      if (response.ok) ({ receipt } = (await response.json()) as { receipt: string });
    }
    // All limits have counted.
    expect(statuses.at(-1)).toBe(428);
    await readAnswer(ask('GET', `/receipt/${receipt}/`));
    expect((await ask('DELETE', `/receipt/${receipt}/`)).status).toBe(204);

    const network = address.includes(':') ? '2001:db8:aaaa' : '203.0.113';
    expect(await findInDatabase(api.database, network)).toEqual([]);
    expect(lines).not.toHaveLength(0);
    expect(lines.join('')).not.toContain(network);
    expect(lines.join('')).not.toContain(receipt);
  },
);
