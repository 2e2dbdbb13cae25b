import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { type OnAway, runForAccounts } from '../database/onShards.ts';

/** A visitor who opened the page of a code. */
export interface Scan {
  account_id: string;
  id: string;
  code_id: string;
  scan_token: string;
  form_id: string;
  channel: string;
  visitor_hash: Uint8Array;
  scanned_at: Date;
}

/** A visitor who began to fill in the form they scanned. */
export interface Start {
  account_id: string;
  code_id: string;
  scan_token: string;
  started_at: Date;
}

/** The SQL of scans. */
export const scansSql = {
  /**
   * Counts scans, once for each token. In the order of their keys, so that two processes that count the same
   * ones do not deadlock.
   */
  async record(database: Database, scans: readonly Scan[], onAway?: OnAway): Promise<void> {
    const rows = scans.map((scan) => ({
      ...scan,
      visitor_hash: Buffer.from(scan.visitor_hash).toString('hex'),
    }));
    await runForAccounts(
      database,
      rows,
      (given) => sql`
      with given as materialized (
        select * from json_to_recordset(${given}) as given (account_id uuid,
          id uuid, code_id uuid, scan_token uuid, form_id uuid, channel text, visitor_hash text,
          scanned_at timestamptz)
      ), keyed as (
        insert into scan_key (account_id, code_id, scan_token, scan_id, day)
        select account_id, code_id, scan_token, id, scanned_at::date from given
        order by account_id, code_id, scan_token
        on conflict do nothing
        returning account_id, scan_id)
      insert into scan (account_id, id, code_id, scan_token, form_id, channel, visitor_hash,
        scanned_at)
      select account_id, id, code_id, scan_token, form_id, channel, decode(visitor_hash, 'hex'),
        scanned_at
      from given where (account_id, id) in (select account_id, scan_id from keyed)
      on conflict do nothing returning id`,
      onAway,
    );
  },

  /** Records when visitors began, once for each scan. Locks their rows in the same order as above. */
  async begin(database: Database, starts: readonly Start[], onAway?: OnAway): Promise<void> {
    await runForAccounts(
      database,
      starts,
      (given) => sql`
      with given as materialized (
        select * from json_to_recordset(${given}) as given (account_id uuid,
          code_id uuid, scan_token uuid, started_at timestamptz)
      ), held as materialized (
        select scan.account_id, scan.id, given.started_at
        from given join scan_key as key using (account_id, code_id, scan_token)
        join scan on scan.account_id = key.account_id and scan.id = key.scan_id
        where scan.started_at is null and scan.deleted_at is null
        order by key.account_id, key.code_id, key.scan_token for update of scan)
      update scan set started_at = held.started_at from held
      where scan.account_id = held.account_id and scan.id = held.id returning scan.id`,
      onAway,
    );
  },
};
