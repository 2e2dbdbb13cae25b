import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { root } from './run.ts';
import { sourceFiles } from './sourceFiles.ts';
import { leaveOutServerAlone, shareTests, testsOfDatabases } from './testsOfDatabases.ts';

it('keeps the tests that ask a server, themselves or through what they import', () => {
  const itself = 'packages/api/src/http/createLimits.test.ts';
  const throughApi = 'packages/api/src/company/companies.test.ts';
  const throughSetUps = 'packages/gateway/src/test/accountCalls/strangers.test.ts';
  const inMemory = 'packages/api/src/http/sendError.test.ts';
  const embedded = 'packages/durable-pglite/src/keepOpen.test.ts';

  expect(testsOfDatabases([itself, throughApi, throughSetUps, inMemory, embedded])).toEqual([
    itself,
    throughApi,
    throughSetUps,
  ]);
});

it('runs every test on a database, and those of the embedded one on that', () => {
  const files = sourceFiles('packages/api/src/**/*.test.ts', 'packages/gateway/src/**/*.test.ts');
  const { embedded, server } = shareTests(files);

  expect([...new Set([...embedded, ...server])].toSorted()).toEqual(
    testsOfDatabases(files).toSorted(),
  );
  const skippedOnServer = files.filter((file) =>
    /skipIf\(process\.env\['TEST_DATABASE_URL'\]\)/.test(readFileSync(root + file, 'utf8')),
  );
  expect(skippedOnServer).not.toEqual([]);
  expect(embedded).toEqual(expect.arrayContaining(skippedOnServer));
});

it('runs tests of each thing on both databases', () => {
  const files = sourceFiles('packages/api/src/**/*.test.ts', 'packages/gateway/src/**/*.test.ts');
  const { embedded, server } = shareTests(files);
  const folderOf = (file: string) => /packages\/api\/src\/(\w+)\//.exec(file)?.[1];
  const onEmbedded = new Set(embedded.map(folderOf));

  const things = new Set(server.map(folderOf));
  // A letter to the help desk and the reference of the API read no table of their own.
  for (const other of [undefined, 'help', 'docs']) things.delete(other);
  expect([...things].filter((thing) => !onEmbedded.has(thing))).toEqual([]);
});

it('leaves out the tests that run on the server alone, and no other', () => {
  const files = sourceFiles('packages/api/src/**/*.test.ts', 'packages/gateway/src/**/*.test.ts');
  const { embedded, server } = shareTests(files);
  const list = ['list', '--filesOnly', '--json', '--project', 'api', '--project', 'gateway'];
  const printed = execFileSync('vitest', [...list, ...leaveOutServerAlone(files)], {
    cwd: root,
    encoding: 'utf8',
  });
  const kept = (JSON.parse(printed) as { file: string }[]).map(({ file }) =>
    file.slice(root.length),
  );

  expect(kept.toSorted()).toEqual(
    files.filter((file) => !server.includes(file) || embedded.includes(file)).toSorted(),
  );
});
