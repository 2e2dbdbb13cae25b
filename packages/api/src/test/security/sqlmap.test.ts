import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listen } from '../../listen.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import type { TestPerson } from '../people.ts';
import { makeOpenWorkspace, visitorsAnswer } from '../workspace.ts';

const host = '127.0.0.1';
const patienceMs = 1_800_000;
const wayIn = 'identified the following injection point';

/** Where words of a request may come into a question to the database: a star stands for them. */
const questions: { path: string; body?: object }[] = [
  { path: '/company/?search=*' },
  { path: '/company/?ordering=*' },
  { path: '/location/?company=*' },
  { path: '/feedback/?search=*' },
  { path: '/feedback/?cursor=*' },
  { path: '/feedback/?rating=*' },
  { path: '/stats/overview/?tz=*' },
  { path: '/form/*/' },
  { path: '/user/login/', body: { email: '*', password: 'x' } },
];

describe.runIf(process.env['SECURITY_ALL'])('sqlmap', () => {
  let api: TestApi;
  let owner: TestPerson;
  let slug: string;
  let server: Awaited<ReturnType<typeof listen>>;
  const folder = mkdtempSync(join(tmpdir(), 'hearback-sqlmap-'));

  beforeAll(async () => {
    api = await createTestApi();
    owner = await api.addPerson('owner');
    slug = (await makeOpenWorkspace(api, owner)).code.slug;
    server = await listen((request) => Promise.resolve(api.app.fetch(request)), { host, port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await api.close();
    rmSync(folder, { recursive: true });
  });

  /** Has sqlmap try one place. Answers what it says of it. */
  async function attack(port: number, { path, body }: (typeof questions)[number]) {
    const args = ['-u', `http://${host}:${port}${path}`, '--batch', '--flush-session'];
    args.push('--dbms=postgresql', '--level=2', '--risk=2', '--disable-coloring', '-v', '1');
    // Waiting is no sign on a machine that has other work: what is said and shown is.
    args.push('--technique=BEU', `--output-dir=${folder}`);
    args.push(
      '-H',
      `Authorization: Bearer ${owner.access}`,
      '-H',
      'Content-Type: application/json',
    );
    if (body) args.push(`--data=${JSON.stringify(body)}`);
    // 400 is the right answer to most of it.
    args.push('--ignore-code=400,401,404');
    const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += String(text)));
    await once(child, 'close');
    return said;
  }

  it(
    'finds the way in where what is asked comes into the question as it is',
    async () => {
      const open = await listen(
        async (request) => {
          const order = new URL(request.url).searchParams.get('sort') ?? 'id';
          const { rows } = await sql
            .raw<object>(`select name from company order by ${order}`)
            .execute(api.database);
          return Response.json(rows);
        },
        { host, port: 0 },
      );
      const said = await attack(open.port, { path: '/?sort=name*' });
      await open.close();
      expect(said).toContain(wayIn);
    },
    patienceMs,
  );

  it.each([
    ...questions,
    { path: '/survey/:slug/submit/', body: visitorsAnswer({ comment: '*' }) },
  ])(
    'finds none at $path',
    async ({ path, ...rest }) => {
      const said = await attack(server.port, {
        path: `/api${path.replace(':slug', slug)}`,
        ...rest,
      });
      expect(said).toContain('testing');
      expect(said).not.toContain(wayIn);
    },
    patienceMs,
  );
});
