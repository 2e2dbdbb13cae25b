import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';

import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { operationHash } from '../plugins/runKnownOperations.ts';
import { createAppSite } from './appSite.ts';
import { keepEarlierBuilds } from './earlierBuilds.ts';

const dayMs = 24 * 3_600_000;
const firstDay = Date.parse('2026-05-01T10:00:00Z');

let root: string;
let folder: string;
let lines: string[];

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/hearback-builds-`);
  folder = `${root}/data/builds`;
  lines = [];
});

afterEach(() => rmSync(root, { recursive: true }));

/** Puts another build where the last one was, as a deployment does. */
function build(name: string): string {
  const client = `${root}/client`;
  rmSync(client, { recursive: true, force: true });
  mkdirSync(`${client}/assets`, { recursive: true });
  writeFileSync(`${client}/index.html`, `<!doctype html>${name}`);
  writeFileSync(`${client}/sw.js`, name);
  writeFileSync(`${client}/assets/page-${name}.js`, `"${name}";`);
  return client;
}

/** The query of a build's pages. */
const queryOf = (name: string) => `query Of${name}{version}`;

/** A process that starts on a day, with the build that is there. */
async function start(client: string, day = 0, kept = folder) {
  let now = firstDay + day * dayMs;
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const operations = existsSync(client) ? [queryOf(readFileSync(`${client}/sw.js`, 'utf8'))] : [];
  const tools = { client, operations, folder: kept, now: () => new Date(now), logger };
  const earlier = await keepEarlierBuilds(tools);
  const site = await createAppSite(client, earlier);
  const get = (path: string) =>
    site(path, new Request(`http://site.test/${path}`, { headers: { accept: 'text/html' } }));
  const operation = (name: string) => earlier.operation(operationHash(queryOf(name)));
  return { get, operation, wait: (ms: number) => (now += ms) };
}

it('serves what an open tab of an earlier build still asks for', async () => {
  await start(build('aa11'));
  const { get } = await start(build('bb22'));

  const answer = await get('assets/page-aa11.js');

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('"aa11";');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await (await get('assets/page-bb22.js')).text()).toBe('"bb22";');
});

it('never answers with the page where a file is asked for that no build has', async () => {
  const { get } = await start(build('aa11'));

  expect((await get('assets/page-zz99.js')).status).toBe(404);
});

it('keeps of a build nothing but the files whose names change with it, and what it asks', async () => {
  await start(build('aa11'));

  const [id = ''] = readdirSync(folder);
  expect(readdirSync(`${folder}/${id}`)).toEqual(['assets', 'operations.json']);
});

it.each([
  'assets/../../../outside.txt',
  'assets/../../outside.txt',
  'assets/link.txt',
  'assets/.env',
  '../outside.txt',
  '.draft/assets/page-cc33.js',
])('lets nobody out of the kept builds: %s', async (path) => {
  await start(build('aa11'));
  const [id = ''] = readdirSync(folder);
  writeFileSync(`${root}/data/outside.txt`, 'planted');
  writeFileSync(`${folder}/outside.txt`, 'planted');
  writeFileSync(`${folder}/${id}/assets/.env`, 'planted');
  symlinkSync(`${root}/data/outside.txt`, `${folder}/${id}/assets/link.txt`);
  const { get } = await start(build('bb22'));

  const answer = await get(path);

  expect(await answer.text()).not.toContain('planted');
  expect(answer.headers.get('cache-control')).not.toContain('immutable');
});

it('serves what a process with a newer build has put there meanwhile', async () => {
  const old = await start(build('aa11'));
  await start(build('bb22'));

  old.wait(5_000);

  expect(await (await old.get('assets/page-bb22.js')).text()).toBe('"bb22";');
});

it('knows what the pages of every kept build ask, also of one that another process puts there', async () => {
  await start(build('aa11'));
  const { operation, wait } = await start(build('bb22'));
  await start(build('cc33'));

  expect(await operation('aa11')).toBe(queryOf('aa11'));
  expect(await operation('cc33')).toBeUndefined();
  wait(5_000);
  expect(await operation('cc33')).toBe(queryOf('cc33'));
  expect(await operation('dd44')).toBeUndefined();
});

it('goes on without a build whose list of operations is damaged, and says so', async () => {
  await start(build('aa11'));
  const [id = ''] = readdirSync(folder);
  writeFileSync(`${folder}/${id}/operations.json`, '["query');

  const { operation } = await start(build('bb22'));

  expect(await operation('aa11')).toBeUndefined();
  expect(await operation('bb22')).toBe(queryOf('bb22'));
  expect(lines.join()).toContain('An earlier build cannot be read');
});

it('holds with several processes that start at once', async () => {
  const client = build('aa11');

  await Promise.all([start(client), start(client), start(client)]);

  expect(readdirSync(folder)).toHaveLength(1);
  expect(lines).toEqual([]);
});

it('answers 404 for a build that another process removes meanwhile', async () => {
  await start(build('aa11'));
  const { get } = await start(build('bb22'));
  rmSync(folder, { recursive: true });

  expect((await get('assets/page-aa11.js')).status).toBe(404);
});

describe('a build is kept', () => {
  const days = async (starts: readonly [name: string, day: number][]) => {
    let site = await start(build('none'), -40);
    rmSync(folder, { recursive: true });
    for (const [name, day] of starts) site = await start(build(name), day);
    const statuses = starts.map(
      async ([name]) => (await site.get(`assets/page-${name}.js`)).status,
    );
    return Promise.all(statuses);
  };

  it('while it is one of the last five', async () => {
    const names = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'];
    const starts = names.map((name, index): [string, number] => [name, index / 24]);

    expect(await days(starts)).toEqual([404, 200, 200, 200, 200, 200]);
  });

  it('for thirty days after the next one came, however long it ran itself', async () => {
    expect(
      await days([
        ['a1', 0],
        ['b2', 100],
      ]),
    ).toEqual([200, 200]);
    expect(
      await days([
        ['a1', 0],
        ['b2', 100],
        ['b2', 131],
      ]),
    ).toEqual([404, 200, 200]);
  });
});

it('starts without a folder that it may write, and says what that means', async () => {
  writeFileSync(`${root}/file`, '');

  const { get } = await start(build('aa11'), 0, `${root}/file/builds`);

  expect(lines.join()).toContain('open tabs have to be loaded anew');
  expect((await get('assets/page-aa11.js')).status).toBe(200);
  expect((await get('assets/page-zz99.js')).status).toBe(404);
});

it('keeps nothing where nothing is built', async () => {
  await start(`${root}/nowhere`);

  expect(existsSync(folder)).toBe(false);
});
