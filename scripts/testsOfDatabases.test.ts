import { expect, it } from 'vitest';

import { testsOfDatabases } from './testsOfDatabases.ts';

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
