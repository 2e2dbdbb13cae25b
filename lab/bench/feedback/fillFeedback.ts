/** Runs one statement. */
export type RunSql = (statement: string) => Promise<unknown>;

/** Words that comments are made of; together they make some hundred thousand different comments. */
const words =
  'coffee,cake,service,waiter,table,window,music,price,morning,lovely,slow,cold,warm,kawa,ciasto,obsługa,pyszne,drogo,miło,głośno,szybko,spokojnie,garden,bread,soup,salad,again,never,always,children,parking,toilet,queue,smile,light,summer,winter,friends,birthday,breakfast';

/** A word that one comment in fifty thousand contains. */
export const rareWord = 'Żółwik';

/** Indexes are made after the rows, as whoever loads a million rows does. */
const indexes = [
  ['feedback_words', 'using gin (search_text gin_trgm_ops)'],
  [
    'feedback_newest',
    '(account_id, received_at desc, id desc) include (code_id, form_id, status, sentiment, rating)',
  ],
  ['feedback_by_status', '(account_id, status, received_at desc, id desc)'],
  ['feedback_of_form', '(account_id, form_id, received_at desc, id desc)'],
  ['feedback_lowest', '(account_id, coalesce(rating, 11), id)'],
  ['feedback_highest', '(account_id, coalesce(rating, 0) desc, id desc)'],
  ['feedback_by_day', '(account_id, occurred_at)'],
  ['feedback_of_code', '(account_id, code_id, occurred_at)'],
] as const;

/** A copy of the rows of a table for another account. */
const copyOf = (table: string, account: string, changes = 'null::jsonb') => `
  insert into ${table} select (jsonb_populate_record(one,
    jsonb_build_object('account_id', ${account}) || coalesce(${changes}, '{}'))).*
  from ${table} as one where account_id = (select account_id from owner_account)`;

/** Makes accounts beside the first one, with places, forms and codes of their own. */
async function addNeighbours(run: RunSql, count: number): Promise<void> {
  await run('create table owner_account as select account_id from person limit 1');
  for (let n = 1; n <= count; n += 1) {
    const account = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
    await run(`insert into account values ('${account}', now())`);
    for (const table of ['company', 'location', 'form', 'form_version', 'frame']) {
      await run(copyOf(table, `'${account}'`));
    }
    // Slugs are ten characters of their own alphabet, and unique per account.
    const slug = `upper(translate(substr(md5('${account}' || slug), 1, 10), 'ilou', '0000'))`;
    await run(`insert into slug (slug, account_id) select ${slug}, '${account}' from code
      where account_id = (select account_id from owner_account)`);
    await run(copyOf('code', `'${account}'`, `jsonb_build_object('slug', ${slug})`));
  }
}

const word = (n: string, step: number) =>
  `(string_to_array('${words}', ','))[1 + (${n} * ${step} + ${n} / ${step * 7}) % 40]`;

const comment = `concat_ws(' ', ${[3, 7, 11, 13, 17, 19, 23, 29, 31, 37]
  .map((step) => word('n', step))
  .join(', ')}, case when n % 50000 = 49999 then '${rareWord}' end)`;

/** Answers of an account, a minute apart, in the order they came in. */
const answers = (account: string, from: number, to: number) => `
  insert into feedback (account_id, id, code_id, client_id, form_id, form_version, code_name,
    location_name, company_name, rating, comment, name, channel, sentiment, sentiment_source,
    status, occurred_at, received_at)
  select account_id, gen_random_uuid(), code_id, gen_random_uuid(), form_id, form_version,
    code_name, location_name, company_name,
    case when n % 11 = 0 then null else n % 10 + 1 end, ${comment}, 'Guest ' || n % 5000, 'qr',
    (array['positive', 'positive', 'neutral', 'negative'])[1 + n % 4], 'rating',
    (array['new', 'resolved', 'resolved', 'in_progress', 'dismissed'])[1 + n % 5], at, at
  from (
    select code.*, n, now() - interval '3 years' + n * interval '1 minute' as at
    from generate_series(${from}, ${to}) as n join (
      select code.account_id, code.id as code_id, code.published_form_id as form_id,
        code.published_version as form_version, code.name as code_name,
        location.name as location_name, company.name as company_name,
        row_number() over (order by code.id) - 1 as place, count(*) over () as places
      from code
        join location on location.account_id = code.account_id and location.id = code.location_id
        join company on company.account_id = code.account_id and company.id = location.company_id
      where code.account_id = ${account} and code.published_version is not null
    ) as code on code.place = n % code.places
  ) as each`;

/** Fills a database that has one account with many answers of it, among those of twenty others. */
export async function fillFeedback(run: RunSql, rows: number): Promise<void> {
  for (const [name] of indexes) await run(`drop index ${name}`);
  await addNeighbours(run, 20);
  const slice = 50_000;
  for (let from = 1; from <= rows; from += slice) {
    const to = Math.min(rows, from + slice - 1);
    await run(answers('(select account_id from owner_account)', from, to));
  }
  for (let n = 1; n <= 20; n += 1) {
    const account = `'00000000-0000-7000-8000-${String(n).padStart(12, '0')}'`;
    await run(answers(account, 1, Math.ceil(rows / 100)));
  }
  for (const [name, columns] of indexes) {
    await run(
      `create index ${name} on feedback ${columns} where deleted_at is null and not is_spam`,
    );
  }
  await run('drop table owner_account');
  await run('vacuum analyze feedback');
}
