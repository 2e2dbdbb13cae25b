import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Database } from '../database/connect.ts';
import type { StatsFilter } from './contract.ts';
import { statsSql } from './stats.sql.ts';
import { scopeOf } from './subject.ts';

/** Two locations of two companies. Two codes are at the first; another one came to it from the second. */
const codes = [
  { id: 'code-1', site: 'site-1', company: 'company-1', is_first: true },
  { id: 'code-2', site: 'site-1', company: 'company-1', is_first: true },
  { id: 'code-3', site: 'site-2', company: 'company-2', is_first: true },
  { id: 'code-3', site: 'site-1', company: 'company-1', is_first: false },
];

const database = {} as Database;

beforeAll(() => {
  vi.spyOn(statsSql, 'codePlaces').mockImplementation(
    (_database, _accountId, { company, site, code }) =>
      Promise.resolve(
        codes
          .filter(
            (one) =>
              (company === undefined || one.company === company) &&
              (site === undefined || one.site === site) &&
              (code === undefined || one.id === code),
          )
          .map(({ id, site, is_first }) => ({ code_id: id, location_id: site, is_first })),
      ),
  );
});
afterAll(() => {
  vi.restoreAllMocks();
});

const find = (filter: StatsFilter) =>
  scopeOf({ read: (work) => work(database) })('account', filter);

it.each<[StatsFilter, string, string[]]>([
  [{}, 'account', ['']],
  [{ company: 'company-1' }, 'company', ['company-1']],
  [{ site: 'site-1' }, 'location', ['site-1']],
  [{ code: 'code-1' }, 'code', ['code-1']],
  [{ form: 'form-1' }, 'form', ['form-1']],
  [{ code: 'code-1', form: 'form-1' }, 'code_form', ['code-1:form-1']],
  [{ code: 'code-3' }, 'code', ['code-3', 'code-3.site-1']],
  [{ code: 'code-3', site: 'site-1' }, 'code', ['code-3.site-1']],
  [{ code: 'code-3', form: 'f' }, 'code_form', ['code-3:f', 'code-3.site-1:f']],
  [{ site: 'site-1', form: 'f' }, 'code_form', ['code-1:f', 'code-2:f', 'code-3.site-1:f']],
  [{ company: 'company-2', form: 'f' }, 'code_form', ['code-3:f']],
  [{ company: 'company-1', site: 'site-1' }, 'location', ['site-1']],
  [{ company: 'company-1', site: 'site-1', code: 'code-2' }, 'code', ['code-2']],
])('%j is kept as %s %j', async (filter, kind, keys) => {
  expect(await find(filter)).toEqual({ kind, keys });
});

it.each<StatsFilter>([
  { company: 'company-2', site: 'site-1' },
  { site: 'site-2', code: 'code-1' },
  { company: 'company-2', code: 'code-1', form: 'form-1' },
  { company: 'company-2', site: 'site-1', form: 'form-1' },
])('%j contradicts itself, and leaves nothing', async (filter) => {
  expect((await find(filter)).keys).toEqual([]);
});

it('finds what is written in capitals', async () => {
  expect(await find({ code: 'CODE-1', form: 'FORM-1' })).toEqual({
    kind: 'code_form',
    keys: ['code-1:form-1'],
  });
});
