import { sql } from 'kysely';

import type { Database } from '../../../database/connect.ts';

type Moment = Date;

/** A company, location, code or form as it is stored; only what figures need is named. */
interface Thing {
  id: string;
  created_at: Moment;
  deleted_at: Moment | null;
}

interface LocationRow extends Thing {
  name: string;
  company_id: string;
  timezone: string;
}

export interface CodeRow extends Thing {
  name: string;
  location_id: string;
  form_id: string | null;
  published_form_id: string | null;
  state: string;
}

/** A time that a code hung at a location, without an end while it does. */
interface PlaceRow {
  code_id: string;
  location_id: string;
  since: number;
  until: number;
}

interface FormRow extends Thing {
  title: string;
}

interface VersionRow {
  form_id: string;
  version: number;
  document: { title: string };
  created_at: Moment;
}

export interface ScanRow {
  id: string;
  code_id: string;
  form_id: string;
  channel: string;
  visitor_hash: Uint8Array | null;
  scanned_at: Moment;
  started_at?: Moment | null;
  deleted_at: Moment | null;
}

export interface AnswerRow {
  id: string;
  code_id: string;
  form_id: string;
  form_version: number;
  rating: number | null;
  comment: string;
  name: string;
  language: string;
  duration: number | null;
  channel: string;
  sentiment: 'positive' | 'neutral' | 'negative';
  is_proven: boolean;
  is_spam: boolean;
  occurred_at: Moment;
  deleted_at: Moment | null;
}

/** Every row of an account that figures can come from, deleted ones included. */
export interface Rows {
  company: Thing[];
  location: LocationRow[];
  code: CodeRow[];
  code_place: PlaceRow[];
  form: FormRow[];
  form_version: VersionRow[];
  scan: ScanRow[];
  feedback: AnswerRow[];
}

/** Reads all rows of an account as they lie in their tables. */
export async function readRows(database: Database, accountId: string): Promise<Rows> {
  const places = await sql<PlaceRow>`
    select code_id, location_id, extract(epoch from since)::float8 * 1000 as since,
      extract(epoch from until)::float8 * 1000 as until
    from code_place where account_id = ${accountId}`.execute(database);
  const all = async <Row>(table: keyof Rows) =>
    (
      await sql<Row>`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(
        database,
      )
    ).rows;
  return {
    company: await all('company'),
    location: await all('location'),
    code: await all('code'),
    code_place: places.rows,
    form: await all('form'),
    form_version: await all('form_version'),
    scan: await all('scan'),
    feedback: await all('feedback'),
  };
}
