/** Runs one statement with its parameters. */
export type RunSql = (statement: string, parameters?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Indexes that statistics do not use, and that would take most of the time to fill. */
const unread = [
  'drop index feedback_words, feedback_newest, feedback_by_status, feedback_lowest, feedback_highest',
  'drop index feedback_by_receipt, feedback_by_code',
];

/** Made again after the rows, as whoever loads a million rows does. */
const listIndexes = `
  select indexrelid::regclass::text as name,
    replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
  from pg_index where indrelid in ('feedback'::regclass, 'scan'::regclass) and not indisprimary`;

/** Rows in a statement. */
const slice = 100_000;

/** Three years, whatever the number of answers: what a dashboard costs is to depend on the days alone. */
const seconds = 3 * 365 * 86_400;

/** Moments in order, and ids in the order of moments, as the product makes them. */
const moments = (from: number, to: number, total: number) => `
  select n, now() - interval '1 second' * (${seconds} * (1 - n::float8 / ${total})) as at
  from generate_series(${from}::bigint, ${to}) as n`;
const idAt = (digits: string) => `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
  || '7' || lpad(to_hex(${digits} % 4096), 3, '0') || '8' || substr(md5(n::text), 1, 15))::uuid`;

const placed = `
  select code.account_id, code.id as code_id, code.published_form_id as form_id,
    code.published_version as form_version, code.name as code_name,
    location.name as location_name, company.name as company_name,
    row_number() over (order by code.id) - 1 as place, count(*) over () as places
  from code
    join location on location.account_id = code.account_id and location.id = code.location_id
    join company on company.account_id = code.account_id and company.id = location.company_id
  where code.published_version is not null`;

/** A fifth of the answers say something: two sentences that visitors said. */
const comment = `case when n % 5 = 0 then ($1::text[])[(1 + (n / 5 * 7919) % cardinality($1::text[]))::int]
  || ' ' || ($1::text[])[(1 + (n / 5 * 104729 + 13) % cardinality($1::text[]))::int] else '' end`;

const answers = (from: number, to: number, total: number) => `
  insert into feedback (account_id, id, code_id, client_id, form_id, form_version, code_name,
    location_name, company_name, rating, comment, language, channel, duration, sentiment,
    sentiment_source, occurred_at, received_at)
  select account_id, ${idAt('n')}, code_id, gen_random_uuid(), form_id, form_version, code_name,
    location_name, company_name, case when n % 17 <> 0 then 1 + (n * 31 + n / 97) % 10 end,
    ${comment}, 'en-US', 'qr', 3 + (n * 13) % 120 + (n % 10) / 10.0,
    (array['positive', 'positive', 'neutral', 'negative'])[(1 + n % 4)::int], 'rating', at, at
  from (${moments(from, to, total)}) as moment
    join (${placed}) as code on code.place = (n * 7 + n / 11) % code.places`;

/** As many as answers; one visitor in eight comes twice a day. */
const scans = (from: number, to: number, total: number) => `
  insert into scan (account_id, id, code_id, scan_token, form_id, channel, visitor_hash, scanned_at,
    started_at)
  select account_id, ${idAt('(n + 1)')}, code_id, gen_random_uuid(), form_id, 'qr',
    decode(md5(at::date::text || n * 7 / 8), 'hex'), at, case when n % 5 <> 0 then at end
  from (${moments(from, to, total)}) as moment
    join (${placed}) as code on code.place = (n * 5 + n / 13) % code.places`;

/** Queues rows for the rollup, as the migration does for existing ones. */
const waiting = (kind: 'feedback' | 'scan', moment: string) => `
  insert into stats_change (account_id, kind, size, added)
  select account_id, '${kind}', count(*), array_agg(id)
  from (
    select account_id, id,
      (row_number() over (partition by account_id order by ${moment}) - 1) / 2000 as part
    from ${kind}) as counted
  group by account_id, part order by part`;

/**
 * Fills the account of a database with answers over three years, and with the scans that led to
 * them. Deletes its sample. Rows are queued for the rollup.
 */
export async function fillAnswers(
  run: RunSql,
  rows: number,
  sentences: readonly string[],
): Promise<void> {
  for (const statement of unread) await run(statement);
  for (const table of ['feedback', 'scan', 'stats_change']) await run(`truncate ${table} cascade`);
  const { rows: indexes } = (await run(listIndexes)) as {
    rows: { name: string; definition: string }[];
  };
  for (const { name } of indexes) await run(`drop index ${name}`);
  // Neither keys into other tables nor triggers are looked at.
  await run(`set session_replication_role = replica`);
  for (let from = 1; from <= rows; from += slice) {
    const to = Math.min(rows, from + slice - 1);
    await run(scans(from, to, rows));
    await run(answers(from, to, rows), [sentences]);
  }
  await run(`set session_replication_role = origin`);
  await run(waiting('scan', 'scanned_at'));
  await run(waiting('feedback', 'occurred_at'));
  for (const { definition } of indexes) await run(definition);
  await run('vacuum analyze feedback');
  await run('vacuum analyze scan');
}
