import { sql } from 'kysely';
import { expect } from 'vitest';

import { fold } from '../stats/rollup/fold.ts';
import { rebuildAccount } from '../stats/rollup/rebuildStats.ts';
import type { CellKind } from '../stats/rollup/Cell.ts';
import type { TestApi } from './createTestApi.ts';
import { makeOpenWorkspace } from './workspace.ts';
import { statsChangesSql } from '../stats/statsChanges.sql.ts';

/** The pages of statistics that count answers of a place, as their paths below /stats/. */
export const statsPages = [
  'overview',
  'scans_submissions',
  'ratings',
  'feedback',
  'locations_codes',
  'places',
  'cross_table',
  'forms',
] as const;

type Row = Record<string, unknown>;

/** A shop of a new owner whose answers and scans are written as rows, and what statistics say of them. */
export async function openStatsShop(api: TestApi) {
  const owner = await api.addPerson('owner');
  const shop = await makeOpenWorkspace(api, owner);
  const { accountId } = owner;

  /** Inserts rows with one statement, as the ingestion does. Answers their ids. */
  const insert = async (table: 'feedback' | 'scan', defaults: Row, rows: readonly Row[]) => {
    const full = rows.map((row) => ({ id: crypto.randomUUID(), ...defaults, ...row }));
    const columns = sql.join(Object.keys(full[0] ?? {}).map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${columns}) select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(full)}::json)`.execute(
      api.database,
    );
    return full.map(({ id }) => id);
  };

  const answer = (...rows: Row[]) =>
    insert(
      'feedback',
      {
        account_id: accountId,
        code_id: shop.code.id,
        form_id: shop.form.id,
        form_version: 1,
        code_name: 'Table 1',
        location_name: 'Old Town',
        company_name: 'Corner Café',
        comment: '',
        name: '',
        email: '',
        language: 'en-US',
        status: 'new',
        note: '',
        reply: '',
        is_spam: false,
        is_sample: false,
        rating: null,
        duration: null,
        channel: 'qr',
        sentiment: 'neutral',
        sentiment_source: 'rating',
        received_at: '2027-01-01T00:00:00Z',
      },
      rows.map((row) => ({
        client_id: crypto.randomUUID(),
        occurred_at: '2026-11-02T09:30:00Z',
        ...row,
      })),
    );

  const scan = (...rows: Row[]) =>
    insert(
      'scan',
      {
        account_id: accountId,
        code_id: shop.code.id,
        form_id: shop.form.id,
        channel: 'qr',
        is_sample: false,
      },
      rows.map(({ visitor, ...row }) => ({
        scan_token: crypto.randomUUID(),
        scanned_at: '2026-11-02T09:29:00Z',
        started_at: null,
        visitor_hash:
          typeof visitor === 'string' ? `\\x${Buffer.from(visitor).toString('hex')}` : null,
        ...row,
      })),
    );

  const change = (table: 'feedback' | 'scan', ids: readonly unknown[], set: Row) =>
    sql`
      update ${sql.table(table)} set ${sql.join(
        Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      )}
      where account_id = ${accountId}
        and id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`.execute(
      api.database,
    );

  const foldAll = async () => {
    while ((await fold(api.store, accountId)).waits);
  };

  const waiting = async () => (await statsChangesSql.backlog(api.store.db, accountId)).size;

  const sum = (kind: CellKind = 'account', keys: readonly string[] = [''], span = {}) =>
    api.tools.rollup.sum(accountId, kind, keys, span);

  /** Everything that is told of an account, whether it was folded or waits. */
  const everything = async () => {
    const { rollup } = api.tools;
    const kinds = ['account', 'company', 'location', 'code', 'form', 'code_form'] as const;
    return Promise.all(
      kinds.map(async (kind) => {
        const tally = await rollup.tally(accountId, kind, {});
        const keys = [...tally.keys()].toSorted();
        const whole = await rollup.sum(accountId, kind, keys, {});
        return {
          kind,
          tally: keys.map((key) => [key, tally.get(key)]),
          seconds: [...whole.seconds].toSorted(([one], [other]) => one - other),
          hours: whole.hours,
          days: [...(await rollup.byDay(accountId, kind, keys, {}))].toSorted(),
          firstDay: await rollup.firstDay(accountId, kind, keys),
          words: await rollup.words(accountId, kind, keys, {}),
        };
      }),
    );
  };

  /**
   * What holds after anything: whether it waits or is folded, the same is told, and it is what all
   * rows counted anew come to.
   */
  const expectExact = async () => {
    const waits = await everything();
    await foldAll();
    expect(await waiting()).toBe(0);
    expect(await everything()).toEqual(waits);
    expect(await rebuildAccount(api.store, accountId, { onlyCompares: true })).toEqual([]);
  };

  return {
    owner,
    shop,
    accountId,
    answer,
    scan,
    change,
    foldAll,
    waiting,
    sum,
    everything,
    expectExact,
  };
}
