/** The statistics of an account straight from its rows: what both kinds of databases understand. */
interface Rows {
  /** Live answers and scans with their moments as the clock at their place shows them. */
  answers: string;
  scans: string;
  /** Cuts a comment into words. */
  words: string;
}

const rated = `count(rating) as n, avg(rating) as mean, stddev_samp(rating) as spread,
  count(*) filter (where rating >= 9) as promoters, count(*) filter (where rating <= 6) as detractors`;

/**
 * The dashboard's figures as they are commonly computed: one statement for each. Words are merely
 * split, without languages, inflections or names.
 */
export const statementsFor = ({ answers, scans, words }: Rows): string[] => [
  `select count(*), count(started_at), count(distinct (code_id, local_at::date, visitor_hash))
    from ${scans}`,
  `select local_at::date as day, count(*), count(distinct (code_id, visitor_hash))
    from ${scans} group by 1`,
  `select count(*), count(*) filter (where channel <> 'kiosk'),
    avg(duration) filter (where duration <= 1800),
    percentile_cont(0.5) within group (order by duration), min(duration),
    count(*) filter (where duration > 1800), count(*) filter (where comment <> ''),
    avg(length(comment)) filter (where comment <> ''), ${rated} from ${answers}`,
  `select floor(duration / 5), count(*) from ${answers} group by 1`,
  `select local_at::date as day, count(*), ${rated},
    count(*) filter (where comment <> '' and sentiment = 'positive'),
    count(*) filter (where comment <> '' and sentiment = 'neutral'),
    count(*) filter (where comment <> '' and sentiment = 'negative') from ${answers} group by 1`,
  `select extract(dow from local_at), extract(hour from local_at), count(*)
    from ${answers} group by 1, 2`,
  `select rating, count(*) from ${answers} group by 1`,
  ...['location_id', 'code_id', 'form_id'].flatMap((column) => [
    `select ${column}, count(*), avg(duration), ${rated} from ${answers} group by 1`,
    `select ${column}, count(*) from ${scans} group by 1`,
  ]),
  `select form_id, form_version, count(*), avg(duration),
    count(*) filter (where comment <> ''), ${rated} from ${answers} group by 1, 2`,
  `select word, count(*) from (
    select distinct id, ${words} as word from ${answers} where comment <> '') as said
    group by 1 order by 2 desc limit 100`,
];

/** The rows as PostgreSQL has them. */
export const inPostgres: Rows = {
  answers: `(select feedback.*, code.location_id,
      feedback.occurred_at at time zone location.timezone as local_at
    from feedback join code using (account_id) join location using (account_id)
    where code.id = feedback.code_id and location.id = code.location_id
      and feedback.deleted_at is null and not feedback.is_spam) as answers`,
  scans: `(select scan.*, code.location_id,
      scan.scanned_at at time zone location.timezone as local_at
    from scan join code using (account_id) join location using (account_id)
    where code.id = scan.code_id and location.id = code.location_id
      and scan.deleted_at is null and scan.channel <> 'kiosk') as scans`,
  words: `regexp_split_to_table(lower(comment), '[^[:alpha:]]+')`,
};

/** The same rows in DuckDB, which is spared the clocks: its moments are local already. */
export const inDuckDb: Rows = {
  answers: 'answers',
  scans: 'scans',
  words: `unnest(regexp_split_to_array(lower(comment), '[^\\p{L}]+'))`,
};
