import type { TopicChoice } from '@hearback/schema/rules';
import { sql, type RawBuilder } from 'kysely';

import type { StatsFilter, StatsQuery, TopicChoicesInput } from './contract.ts';
import type { Period } from './rollup/Cell.ts';
import { onDays } from '../feedback/comments.sql.ts';
import { atPlace, carrying } from './atPlace.sql.ts';
import type { StatsHome } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { idList, withId, withTag } from '../database/readPage.ts';
import type { NameChoices } from '../text/words/hidePeople.ts';
import type { PlaceOfCode } from './statsCodes.sql.ts';

type Place = Omit<StatsFilter, 'form'>;

/** A code as a ranking names it. */
export interface CodeOfStats {
  id: string;
  name: string;
  state: 'draft' | 'published' | 'paused';
  /** The name of its current location. */
  location: string;
  /** False if it hung at the place of the filter, and does no more. */
  is_here: boolean;
  /** The places of the filter where it hangs or hung. */
  places: PlaceOfCode[];
}

/** Something that a ranking names. */
export interface Named {
  id: string;
  name: string;
}

/** A published version of a form. */
export interface VersionOfStats {
  form_id: string;
  version: number;
  title: string;
  published_at: Date;
}

/** The times of some first replies, in seconds. */
interface ReplyTimes {
  kind: 'all' | 'by' | 'to';
  id: string | null;
  n: number;
  median: number;
  p90: number;
}

type Steps = StatsHome['steps'];

const codesWithPlace = sql`code
  join code_place as place on place.account_id = code.account_id and place.code_id = code.id
  join location on location.account_id = place.account_id and location.id = place.location_id`;

/** Live codes that hang or hung at a place. */
const codesAt = (accountId: string, { company, site, code, tag }: Place) => [
  sql`code.account_id = ${accountId} and code.deleted_at is null`,
  ...withId(sql`location.company_id`, company),
  ...withId(sql`location.id`, site),
  ...withId(sql`code.id`, code),
  ...withTag([sql`location.tag_keys`, sql`code.tag_keys`], tag),
];

/** Live codes of a filter: those at its place that show its form, or are to show it. */
const codesOf = (accountId: string, { form, ...place }: StatsFilter) =>
  sql.join(
    [
      ...codesAt(accountId, place),
      ...(form === undefined
        ? []
        : [
            sql`(${sql.join(
              [...withId(sql`code.form_id`, form), ...withId(sql`code.published_form_id`, form)],
              sql` or `,
            )})`,
          ]),
    ],
    sql` and `,
  );

/** The tables whose rows statistics name or choose by. */
const named = ['code', 'location', 'form', 'form_version'];

/** The SQL of what statistics are about: codes, locations and forms. Figures are in the rollup. */
export const statsSql = {
  /** Counts the answers that came with a valid visit code: few, in an index of their own. */
  async provenVisits(
    database: Database,
    accountId: string,
    { set_aside: aside, ...filter }: StatsFilter & Pick<StatsQuery, 'set_aside'>,
    days: Period,
  ): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from feedback where ${sql.join(
        [
          sql`feedback.account_id = ${accountId} and feedback.is_proven
            and feedback.deleted_at is null`,
          ...(aside === 'include' ? [] : [sql`feedback.is_spam = ${aside === 'only'}`]),
          ...withId(sql`feedback.code_id`, filter.code),
          ...withId(sql`feedback.form_id`, filter.form),
          ...atPlace(accountId, filter),
          onDays(days),
        ],
        sql` and `,
      )}`.execute(database);
    return rows[0]?.count ?? 0;
  },

  /**
   * The times of first replies: `all`, `by` who wrote them, and `to` whom the answers are assigned. Colleagues who are
   * not among those given share a row without an id. Few are replied to, and an index of their own has them.
   */
  async replyTimes(
    database: Database,
    accountId: string,
    { set_aside: aside, ...filter }: StatsFilter & Pick<StatsQuery, 'set_aside'>,
    days: Period,
    colleagues: readonly string[],
  ): Promise<ReplyTimes[]> {
    const known = (column: string) =>
      sql`case when ${sql.ref(column)} in ${idList(colleagues)} then ${sql.ref(column)} end`;
    const { rows } = await sql<ReplyTimes>`
      select part.kind, part.id, count(*) as n,
        percentile_cont(0.5) within group (order by part.seconds) as median,
        percentile_cont(0.9) within group (order by part.seconds) as p90
      from feedback cross join lateral (
        select kind, id, greatest(0, extract(epoch from feedback.first_replied_at - feedback.received_at))
          ::double precision as seconds
        from (values ('all', null::uuid, true), ('by', ${known('feedback.first_replied_by')}, true),
          ('to', ${known('feedback.assignee_id')}, feedback.assignee_id is not null))
          as each (kind, id, is_counted)
        where is_counted) as part
      where ${sql.join(
        [
          // Anonymized answers have no words any more, and count as before.
          sql`feedback.account_id = ${accountId} and feedback.first_replied_at is not null
            and (feedback.reply <> '' or feedback.forgotten_at is not null)
            and feedback.deleted_at is null`,
          ...(aside === 'include' ? [] : [sql`feedback.is_spam = ${aside === 'only'}`]),
          ...withId(sql`feedback.code_id`, filter.code),
          ...withId(sql`feedback.form_id`, filter.form),
          ...atPlace(accountId, filter),
          onDays(days),
        ],
        sql` and `,
      )}
      group by part.kind, part.id`.execute(database);
    return rows;
  },

  /** The live codes that hang or hung at a place, each once for each of its locations. */
  async codePlaces(database: Database, accountId: string, place: Place): Promise<PlaceOfCode[]> {
    const { rows } = await sql<PlaceOfCode>`
      select place.code_id, place.location_id, bool_or(place.since = '-infinity') as is_first
      from ${codesWithPlace} where ${sql.join(codesAt(accountId, place), sql` and `)}
      group by place.code_id, place.location_id`.execute(database);
    return rows;
  },

  /** Every code of a filter, those without scans included. */
  async codes(database: Database, accountId: string, filter: StatsFilter): Promise<CodeOfStats[]> {
    const { rows } = await sql<CodeOfStats>`
      select code.id, code.name, code.state, here.name as location,
        bool_or(place.until = 'infinity') as is_here,
        json_agg(distinct jsonb_build_object('code_id', code.id, 'location_id', place.location_id,
          'is_first', place.location_id = first.location_id)) as places
      from ${codesWithPlace}
      join location as here on here.account_id = code.account_id and here.id = code.location_id
      join code_place as first on first.account_id = code.account_id and first.code_id = code.id
        and first.since = '-infinity'
      where ${codesOf(accountId, filter)}
      group by code.account_id, code.id, code.name, code.state, here.name`.execute(database);
    return rows;
  },

  /** The day on which the first code of a filter was made there, or came there. */
  async firstCodeDay(
    database: Database,
    accountId: string,
    filter: StatsFilter,
  ): Promise<string | undefined> {
    const { rows } = await sql<{ day: string | null }>`
      select min((greatest(code.created_at, place.since) at time zone location.timezone)::date)::text
        as day
      from ${codesWithPlace} where ${codesOf(accountId, filter)}`.execute(database);
    return rows[0]?.day ?? undefined;
  },

  /** The number of open codes of an account. */
  async countPublished(database: Database, accountId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from code
      where account_id = ${accountId} and state = 'published' and deleted_at is null`.execute(
      database,
    );
    return rows[0]?.count ?? 0;
  },

  /** The time zones of an account's locations. */
  async timeZones(database: Database, accountId: string): Promise<string[]> {
    const { rows } = await sql<{ timezone: string }>`
      select distinct timezone from location
      where account_id = ${accountId} and deleted_at is null`.execute(database);
    return rows.map(({ timezone }) => timezone);
  },

  /** The locations of a filter, with or without codes. */
  async locations(
    database: Database,
    accountId: string,
    { company, site, tag }: StatsFilter,
  ): Promise<(Named & { rating_target: number | null })[]> {
    const { rows } = await sql<Named & { rating_target: number | null }>`
      select id, name, rating_target from location where ${sql.join(
        [
          sql`account_id = ${accountId} and deleted_at is null`,
          ...withId(sql`company_id`, company),
          ...withId(sql`id`, site),
          ...carrying(accountId, tag),
        ],
        sql` and `,
      )}`.execute(database);
    return rows;
  },

  /** The forms of a filter, those never opened included. */
  async forms(database: Database, accountId: string, { form }: StatsFilter): Promise<Named[]> {
    const { rows } = await sql<Named>`
      select id, title as name from form where ${sql.join(
        [sql`account_id = ${accountId} and deleted_at is null`, ...withId(sql`id`, form)],
        sql` and `,
      )}`.execute(database);
    return rows;
  },

  /** Every version of the forms of a filter, newest first. */
  async formVersions(
    database: Database,
    accountId: string,
    { form }: StatsFilter,
  ): Promise<VersionOfStats[]> {
    const { rows } = await sql<VersionOfStats>`
      select form_version.form_id, form_version.version, form_version.document ->> 'title' as title,
        form_version.created_at as published_at
      from form_version join form on form.account_id = form_version.account_id
        and form.id = form_version.form_id
      where ${sql.join(
        [
          sql`form_version.account_id = ${accountId} and form.deleted_at is null`,
          ...withId(sql`form.id`, form),
        ],
        sql` and `,
      )}
      order by form_version.version desc`.execute(database);
    return rows;
  },

  /**
   * A mark of all that figures of an account come from: while it is the same, so are they. A row that
   * is written anew has another `xmin`; between two folds changes only become more.
   */
  async mark(database: Database, accountId: string): Promise<string> {
    const versionsOf = (table: string, which = sql``) => sql`
      select hashtextextended(tableoid || ' ' || ctid || ' ' || xmin, 0) as version
      from ${sql.table(table)} where account_id = ${accountId} ${which}`;
    const versions = sql.join(
      [
        ...named.map((table) => versionsOf(table)),
        // Names are shown and hidden as the owner chose.
        versionsOf('topic_choice'),
        // Every fold writes some of them, that of the version before, too, which notes no folds.
        versionsOf('stats_cell', sql`and kind = 'account' and key = '' and grain = 'month'`),
      ],
      sql` union all `,
    );
    const { rows } = await sql<{ mark: string }>`
      select concat_ws(' ',
        (select folds from stats_fold where account_id = ${accountId}),
        (select count(*) from stats_change where account_id = ${accountId}),
        (select concat_ws(' ', count(*), sum(version)) from (${versions}) as named)) as mark`.execute(
      database,
    );
    return rows[0]?.mark ?? '';
  },

  /** The onboarding steps that an account has completed. */
  async steps(database: Database, accountId: string): Promise<Steps> {
    const has = (rows: RawBuilder<unknown>) =>
      sql`exists (select 1 from ${rows} and account_id = ${accountId} and deleted_at is null)`;
    const { rows } = await sql<Steps>`
      select ${has(sql`company where true`)} as company,
        ${has(sql`location where true`)} as location,
        ${has(sql`code where state <> 'draft'`)} as code,
        ${has(sql`feedback where not is_spam`)} as feedback`.execute(database);
    return rows[0] as Steps;
  },
};

/** Rows of topic choices that are no topics: words that are names to show and to hide. */
const nameRows = { shown: ':shown', hidden: ':hidden' } as const;

/** Queries on what owners changed about the topics and the names in comments. */
export const topicsSql = {
  list: (database: Database, accountId: string): Promise<TopicChoice[]> =>
    database
      .selectFrom('topic_choice')
      .where('account_id', '=', accountId)
      .where('topic', 'not in', Object.values(nameRows))
      .select(['topic', 'name', 'words', 'hidden', 'target'])
      .orderBy('topic')
      .execute(),

  async names(database: Database, accountId: string): Promise<NameChoices> {
    const rows = await database
      .selectFrom('topic_choice')
      .where('account_id', '=', accountId)
      .where('topic', 'in', Object.values(nameRows))
      .select(['topic', 'words'])
      .execute();
    const wordsOf = (row: string) => rows.find(({ topic }) => topic === row)?.words ?? '';
    return { shown: wordsOf(nameRows.shown), hidden: wordsOf(nameRows.hidden) };
  },

  /** Replaces all of an account but names that are left out; one request at a time. */
  async replace(
    database: Database,
    accountId: string,
    { topics, shown_names: shown, hidden_names: hidden }: TopicChoicesInput,
  ) {
    await database
      .selectFrom('account')
      .where('id', '=', accountId)
      .select('id')
      .forNoKeyUpdate()
      .execute();
    const before = await topicsSql.names(database, accountId);
    const names = { shown: shown ?? before.shown, hidden: hidden ?? before.hidden };
    await database.deleteFrom('topic_choice').where('account_id', '=', accountId).execute();
    const rows = [
      ...topics,
      ...(['shown', 'hidden'] as const)
        .filter((each) => names[each] !== '')
        .map((each) => ({ topic: nameRows[each], words: names[each] })),
    ];
    if (rows.length === 0) return;
    await database
      .insertInto('topic_choice')
      .values(
        rows.map((row) => ({
          name: '',
          hidden: false,
          target: null,
          ...row,
          account_id: accountId,
        })),
      )
      .execute();
  },
};
