import { sql, type RawBuilder } from 'kysely';

import { codeColumns } from '../code/codes.sql.ts';
import { type NamedColumns, selectNamed } from '../collection/ownRows.sql.ts';
import { companyColumns } from '../company/companies.sql.ts';
import { locationColumns } from '../location/locations.sql.ts';
import type { Database } from '../database/connect.ts';
import { joinPlace } from '../stats/atPlace.sql.ts';

/** Tags in one cell, as the import of locations and codes reads them. No tag has a comma. */
const tagList = (tags: RawBuilder<unknown>) => sql`array_to_string(${tags}, ', ')`;

/** One thing as it is exported: the words of the REST API, and what they say. */
export type ExportRow = Readonly<Record<string, unknown>>;

interface Source {
  columns: NamedColumns;
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** The key by which rows are sorted and paged. It never changes, so no page misses or repeats a row. */
  key: NamedColumns;
  /** When a row came to be: later ones are left out, so that all files tell of one moment. */
  since: RawBuilder<unknown>;
}

const listed = (table: string, columns: NamedColumns): Source => ({
  columns: {
    id: sql`id`,
    ...columns,
    date_created: sql`created_at`,
    date_updated: sql`updated_at`,
  },
  from: sql.table(table),
  where: sql`deleted_at is null`,
  key: { id: sql`id` },
  since: sql`created_at`,
});

const sources = {
  profile: {
    columns: {
      id: sql`id`,
      email: sql`email`,
      first_name: sql`first_name`,
      last_name: sql`last_name`,
      language: sql`language`,
      theme: sql`theme`,
      date_joined: sql`created_at`,
    },
    from: sql`person`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  linked_logins: {
    columns: {
      person: sql`person_id`,
      issuer: sql`issuer`,
      subject: sql`subject`,
      email: sql`email`,
      date_linked: sql`created_at`,
      last_used: sql`used_at`,
    },
    from: sql`oidc_identity`,
    where: sql`true`,
    key: { person: sql`person_id`, issuer: sql`issuer` },
    since: sql`created_at`,
  },
  companies: listed('company', companyColumns),
  locations: listed('location', { ...locationColumns, tags: tagList(sql`location.tags`) }),
  boards: {
    columns: {
      location: sql`location_id`,
      slug: sql`slug`,
      is_on: sql`is_on`,
      is_linked: sql`is_linked`,
      is_indexed: sql`is_indexed`,
      shows_code: sql`shows_code`,
      shows_answers: sql`shows_answers`,
      entries: sql`entries`,
    },
    from: sql`board`,
    where: sql`exists (select from location where location.account_id = board.account_id
      and location.id = board.location_id and location.deleted_at is null)`,
    key: { location: sql`location_id` },
    // Only what holds now is kept.
    since: sql`timestamptz '-infinity'`,
  },
  forms: listed('form', { title: sql`title`, version: sql`version`, document: sql`document` }),
  form_versions: {
    columns: {
      form: sql`form_id`,
      version: sql`version`,
      date_published: sql`created_at`,
      document: sql`document`,
    },
    from: sql`form_version`,
    where: sql`true`,
    key: { form: sql`form_id`, version: sql`version` },
    since: sql`created_at`,
  },
  frames: listed('frame', { name: sql`name`, has_qr: sql`has_qr`, document: sql`document` }),
  templates: listed('template', { name: sql`name`, document: sql`document` }),
  codes: listed('code', {
    slug: sql`slug`,
    ...codeColumns,
    tags: tagList(sql`code.tags`),
    state: sql`state`,
    published_form: sql`published_form_id`,
    published_version: sql`published_version`,
    published_at: sql`published_at`,
  }),
  feedback: {
    columns: {
      id: sql`id`,
      code: sql`code_id`,
      code_name: sql`code_name`,
      location: sql`location_name`,
      company: sql`company_name`,
      date_submitted: sql`received_at`,
      occurred_at: sql`occurred_at`,
      rating: sql`rating`,
      comment: sql`comment`,
      name: sql`name`,
      email: sql`email`,
      answers: sql`answers`,
      language: sql`language`,
      duration: sql`duration`,
      sentiment: sql`sentiment`,
      sentiment_source: sql`sentiment_source`,
      status: sql`status`,
      assignee: sql`assignee_id`,
      note: sql`note`,
      reply: sql`reply`,
      replied_at: sql`replied_at`,
      first_replied_at: sql`first_replied_at`,
      first_replied_by: sql`first_replied_by`,
      resolved_at: sql`resolved_at`,
      channel: sql`channel`,
      is_proven: sql`is_proven`,
      publication: sql`publication`,
      form: sql`form_id`,
      form_version: sql`form_version`,
    },
    from: sql`feedback`,
    where: sql`deleted_at is null and not is_spam`,
    key: { id: sql`id` },
    since: sql`received_at`,
  },
  images: {
    columns: {
      id: sql`id`,
      media_type: sql`media_type`,
      width: sql`width`,
      height: sql`height`,
      date_created: sql`created_at`,
    },
    from: sql`image`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  pictures: {
    columns: {
      id: sql`id`,
      feedback: sql`feedback_id`,
      width: sql`width`,
      height: sql`height`,
      date_created: sql`created_at`,
    },
    from: sql`picture`,
    where: sql`exists (select from feedback where feedback.account_id = picture.account_id
      and feedback.id = picture.feedback_id and feedback.deleted_at is null
      and not feedback.is_spam)`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  notifications: {
    columns: {
      id: sql`id`,
      kind: sql`kind`,
      count: sql`count`,
      code: sql`code_id`,
      feedback: sql`feedback_id`,
      rating: sql`rating`,
      letter: sql`letter`,
      letter_to: sql`case when kind = 'letter_failed' then subject end`,
      colleague: sql`membership_id`,
      date_created: sql`created_at`,
      date_updated: sql`updated_at`,
      date_read: sql`read_at`,
    },
    from: sql`notification`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  notification_settings: {
    columns: {
      digest: sql`digest`,
      quiet_from: sql`quiet_from`,
      quiet_to: sql`quiet_to`,
      timezone: sql`timezone`,
      low_rating_letters: sql`low_rating_letters`,
      low_rating_threshold: sql`low_rating_threshold`,
      monthly_report: sql`monthly_report`,
    },
    from: sql`notification_setting`,
    where: sql`true`,
    key: { digest: sql`digest` },
    // There is one row, which says what holds now.
    since: sql`timestamptz '-infinity'`,
  },
  topic_choices: {
    columns: {
      topic: sql`topic`,
      name: sql`name`,
      words: sql`words`,
      hidden: sql`hidden`,
      target: sql`target`,
    },
    from: sql`topic_choice`,
    where: sql`true`,
    key: { topic: sql`topic` },
    // Only what holds now is kept.
    since: sql`timestamptz '-infinity'`,
  },
  due_times: {
    columns: { rating_min: sql`rating_min`, rating_max: sql`rating_max`, hours: sql`hours` },
    from: sql`due_time`,
    where: sql`true`,
    key: { rating_min: sql`rating_min` },
    // Only what holds now is kept.
    since: sql`timestamptz '-infinity'`,
  },
  saved_replies: {
    columns: { id: sql`id`, title: sql`title`, words: sql`words`, date_updated: sql`updated_at` },
    from: sql`saved_reply`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  experiments: {
    columns: {
      id: sql`id`,
      name: sql`name`,
      kind: sql`kind`,
      a: sql`a_id`,
      b: sql`b_id`,
      a_version: sql`a_version`,
      b_version: sql`b_version`,
      starts: sql`starts`,
      periods: sql`periods`,
      period_days: sql`period_days`,
      measure: sql`measure`,
      seed: sql`seed`,
      date_stopped: sql`stopped_at`,
      plan: sql`(select json_agg(json_build_object('code', code_id, 'sequence', sequence, 'done', done)
          order by position) from experiment_code
        where experiment_code.account_id = experiment.account_id and experiment_id = experiment.id)`,
      date_created: sql`created_at`,
    },
    from: sql`experiment`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  webhooks: {
    // The secrets that sign messages are shown in return for the password alone.
    columns: {
      id: sql`id`,
      url: sql`url`,
      description: sql`description`,
      events: sql`array_to_string(events, ' ')`,
      tags: tagList(sql`tags`),
      state: sql`state`,
      date_created: sql`created_at`,
    },
    from: sql`webhook`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  questions: {
    columns: {
      id: sql`id`,
      topic: sql`topic`,
      subject: sql`subject`,
      message: sql`message`,
      date_created: sql`created_at`,
    },
    from: sql`question`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  api_keys: {
    columns: {
      id: sql`id`,
      name: sql`name`,
      scopes: sql`array_to_string(scopes, ' ')`,
      prefix: sql`prefix`,
      date_created: sql`created_at`,
      expires_at: sql`expires_at`,
      last_used: sql`used_at`,
    },
    from: sql`api_key`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
  security_events: {
    columns: {
      id: sql`id`,
      kind: sql`kind`,
      date_created: sql`created_at`,
      address: sql`address`,
      device: sql`device`,
      counts: sql`counts`,
      letter: sql`letter`,
      api_key: sql`api_key ->> 'name'`,
      api_key_prefix: sql`api_key ->> 'prefix'`,
      webhook: sql`webhook`,
    },
    from: sql`security_event`,
    where: sql`true`,
    key: { id: sql`id` },
    since: sql`created_at`,
  },
} satisfies Record<string, Source>;

/** The tables that are read row by row. */
export type ExportSource = keyof typeof sources;

/** The columns of each source's file, in this order. */
export const columnsOf = (name: ExportSource): string[] => Object.keys(sources[name].columns);

interface Slice {
  accountId: string;
  /** When the export was asked for. */
  until: Date;
  /** The last row of the slice before. */
  after: ExportRow | undefined;
  size: number;
}

/** Reads everything of an account, a slice at a time. */
export const exportsSql = {
  async read(
    database: Database,
    name: ExportSource,
    { accountId, until, after, size }: Slice,
  ): Promise<ExportRow[]> {
    const { columns, from, where, key, since }: Source = sources[name];
    const keys = sql.join(Object.values(key));
    const isLater = after
      ? sql`(${keys}) > (${sql.join(Object.keys(key).map((column) => after[column]))})`
      : sql`true`;
    const { rows } = await sql<ExportRow>`
      select ${selectNamed(columns)}
      from ${from}
      where account_id = ${accountId} and ${where} and ${since} <= ${until} and ${isLater}
      order by ${keys} limit ${size}`.execute(database);
    return rows;
  },

  /** Counts the scans of a code by day and place, in the time zone of the location where it hung. */
  async readScansPerDay(
    database: Database,
    accountId: string,
    codeId: string,
    until: Date,
  ): Promise<ExportRow[]> {
    const { rows } = await sql<ExportRow>`
      select scan.code_id as code, code.name as code_name, location.name as location,
        (scan.scanned_at at time zone location.timezone)::date as day, scan.channel,
        count(*) as scans, count(distinct scan.visitor_hash) as visitors
      from scan
      join code on code.account_id = scan.account_id and code.id = scan.code_id
      ${joinPlace('scan')}
      where scan.account_id = ${accountId} and scan.code_id = ${codeId}
        and scan.deleted_at is null and scan.scanned_at <= ${until}
      group by location.id, 1, 2, 3, 4, 5 order by 4, 5, location.id`.execute(database);
    return rows;
  },

  /** A picture's bytes. Nothing when it has gone meanwhile. */
  async readImage(
    database: Database,
    table: 'image' | 'picture',
    accountId: string,
    id: string,
  ): Promise<Uint8Array> {
    const row = await database
      .selectFrom(table)
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .select('bytes')
      .executeTakeFirst();
    return row?.bytes ?? new Uint8Array();
  },
};
