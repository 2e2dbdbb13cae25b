import { sql, type RawBuilder } from 'kysely';

import type { DigestOfAnswers, WebhookFormat } from '@hearback/schema/rules';

import {
  type DeliveryState,
  type DeliveryFailure,
  digestEvent,
  type WebhookDelivery,
  type WebhookDeliveryQuery,
} from './contract.ts';
import type { Database } from '../database/connect.ts';
import { isDistributed, runForAccount } from '../database/onShards.ts';
import { isId } from '../tools/ids.ts';
import { currentTraceContext } from '../tracing/currentWork.ts';
import { idList, readPage, type Paged, uuids } from '../database/readPage.ts';
import { inPeriod } from '../stats/atPlace.sql.ts';

/** Something that webhooks may want to hear of. */
export interface WebhookNews {
  account_id: string;
  event: string;
  /** The answer or the code it is about. */
  subject_id: string;
  happened_at: Date;
  /** The webhooks whose topics and words let the answer through. */
  matches: readonly string[];
}

/** A message that waits: to a chat in quiet hours, or an answer that is told of together with others. */
export interface WaitingNews {
  account_id: string;
  webhook_id: string;
  digest: DigestOfAnswers;
  /** The message. Null for an answer of a digest. */
  id: string | null;
  subject_id: string;
}

/** A message to be sent now, with what that takes. */
export interface DueDelivery {
  account_id: string;
  id: string;
  webhook_id: string;
  event: string;
  subject_id: string;
  happened_at: Date;
  tries: number;
  url: string;
  format: WebhookFormat;
  secret: string;
  former_secret: string | null;
  former_until: Date | null;
  /** The origin of the message: the request that caused it, where there was one. */
  request_id: string | null;
  traceparent: string | null;
}

/** The outcome of an attempt. */
export interface TryOutcome {
  state: DeliveryState;
  /** When the next one is. Left out: there is none. */
  dueAt?: Date | undefined;
  status: number | null;
  trouble: DeliveryFailure | null;
  durationMs: number;
  excerpt: string;
}

/** An answer as a chat is told of it. */
interface DigestAnswer {
  id: string;
  rating: number | null;
  comment: string;
  code_name: string;
  location: string;
}

interface DigestRow extends DigestAnswer {
  count: number | string;
  mean: number | string | null;
}

/** Answers that a chat is told of together. */
export interface AnswerDigest {
  count: number;
  /** Null without ratings. */
  mean: number | null;
  /** Those with the lowest ratings first. */
  lowest: DigestAnswer[];
}

interface Claim {
  now: Date;
  /** Until then nobody else tries. */
  until: Date;
  most: number;
  mostPerWebhook: number;
  /** Those that have their hands full. */
  busy: readonly string[];
}

interface Row extends Omit<WebhookDelivery, 'occurred_at' | 'next_try' | 'last_try'> {
  occurred_at: Date;
  next_try: Date | null;
  last_try: Date | null;
}

const toDelivery = (row: Row): WebhookDelivery => ({
  ...row,
  occurred_at: row.occurred_at.toISOString(),
  next_try: row.next_try?.toISOString() ?? null,
  last_try: row.last_try?.toISOString() ?? null,
});

const columns = sql`
  id, event, state, happened_at as occurred_at, tries,
  case when state = 'waiting' then due_at end as next_try, tried_at as last_try, status, trouble,
  duration_ms as duration, excerpt`;

const originColumns = () => {
  const { requestId = null, traceparent = null } = currentTraceContext() ?? {};
  return { request_id: requestId, traceparent };
};

/** A message as if it had never been tried, for whoever asks for it now. */
const anew = (now: Date) =>
  ({ state: 'waiting', due_at: now, tries: 0, trouble: null, ...originColumns() }) as const;

/** Joins a place of a code to its location and the code, whose tags decide what a webhook is told. */
const taggedBy = (place: RawBuilder<unknown>, codeId: RawBuilder<unknown>) => sql`
  join location on location.account_id = ${place}.account_id and location.id = ${place}.location_id
  join code on code.account_id = ${place}.account_id and code.id = ${codeId}`;
const isTagged = sql`(location.tag_keys && webhook.tag_keys or code.tag_keys && webhook.tag_keys)`;

/** Messages to webhooks: those that wait, and what became of the others. */
export const webhookDeliveriesSql = {
  /**
   * Writes a message to each webhook of an account that wants to hear of something. Returns those for chats in an account that has quiet
   * hours, and the answers that chats want to be told of together, of which nothing is written yet.
   */
  async tell(
    database: Database,
    accountId: string,
    news: readonly WebhookNews[],
    now: Date,
  ): Promise<WaitingNews[]> {
    const { request_id, traceparent } = originColumns();
    const isAnswer = sql`feedback.account_id = ${accountId} and feedback.id = news.subject_id`;
    const { rows } = await sql<WaitingNews>`
      with wanted as (
      select webhook.account_id, webhook.id as webhook_id, news.event, news.subject_id,
        news.happened_at, webhook.digest,
        webhook.digest <> 'none' and news.event like 'feedback.%' as is_together
      from json_to_recordset(${JSON.stringify(news)}::json) as news (
        event text, subject_id uuid, happened_at timestamptz, matches uuid[])
      join webhook on webhook.account_id = ${accountId} and webhook.state = 'enabled'
        and news.event = any (webhook.events)
        and (webhook.rating_max is null or news.event not like 'feedback.%' or exists (
          select from feedback where ${isAnswer} and feedback.rating <= webhook.rating_max))
        and (webhook.words = '{}' and webhook.topics = '{}' or news.event not like 'feedback.%'
          or webhook.id = any (news.matches))
        and (webhook.location_ids = '{}' or case when news.event like 'feedback.%'
          then exists (
            select from feedback join code_place as place on ${inPeriod('feedback')}
            where ${isAnswer} and place.location_id = any (webhook.location_ids))
          else exists (
            select from code where code.account_id = ${accountId}
              and code.id = news.subject_id and code.location_id = any (webhook.location_ids))
          end)
        and (webhook.tag_keys = '{}' or case when news.event like 'feedback.%'
          then exists (
            select from feedback join code_place as place on ${inPeriod('feedback')}
            ${taggedBy(sql`place`, sql`place.code_id`)}
            where ${isAnswer} and ${isTagged})
          else exists (
            select from code as news_code ${taggedBy(sql`news_code`, sql`news_code.id`)}
            where news_code.account_id = ${accountId} and news_code.id = news.subject_id
              and ${isTagged})
          end)
      ), told as (
      insert into webhook_delivery (account_id, webhook_id, event, subject_id, happened_at,
        created_at, due_at, request_id, traceparent)
      select account_id, webhook_id, event, subject_id, happened_at,
        ${now}::timestamptz, ${now}::timestamptz, ${request_id}::text, ${traceparent}::text
      from wanted where not is_together
      returning account_id, id, webhook_id, subject_id)
      select told.account_id, told.webhook_id, webhook.digest, told.id, told.subject_id from told
      join webhook on webhook.account_id = ${accountId} and webhook.id = told.webhook_id
      join notification_setting as setting on setting.account_id = ${accountId}
      where webhook.format <> 'json' and setting.quiet_from is not null
      union all
      select account_id, webhook_id, digest, null, subject_id from wanted
      where is_together`.execute(database);
    return rows;
  },

  /**
   * Adds answers to the message of a webhook that waits for a moment, or begins one. One that is being sent is not added
   * to.
   */
  async addToDigest(
    database: Database,
    { accountId, webhookId, answers }: { accountId: string; webhookId: string; answers: string[] },
    dueAt: Date,
    now: Date,
  ): Promise<void> {
    // One process at a time decides.
    await sql`select from webhook where account_id = ${accountId} and id = ${webhookId} for update`.execute(
      database,
    );
    const { rows } = await sql<{ id: string }>`
      select id from webhook_delivery
      where account_id = ${accountId} and webhook_id = ${webhookId} and event = ${digestEvent}
        and state = 'waiting' and due_at = happened_at and due_at > ${now}
      for update`.execute(database);
    const { id } =
      rows[0] ??
      (await database
        .insertInto('webhook_delivery')
        .values({
          account_id: accountId,
          webhook_id: webhookId,
          event: digestEvent,
          subject_id: webhookId,
          happened_at: dueAt,
          created_at: now,
          due_at: dueAt,
          ...originColumns(),
        })
        .returning('id')
        .executeTakeFirstOrThrow());
    await sql`
      insert into webhook_digest_answer (account_id, delivery_id, feedback_id)
      select ${accountId}::uuid, ${id}::uuid, answer.id from ${idList(answers)} as answer (id)
      on conflict do nothing`.execute(database);
  },

  /** The answers that a message puts together and that are there still: how many, and the lowest of them. */
  async readDigest(
    database: Database,
    { account_id, id }: DueDelivery,
    most: number,
  ): Promise<AnswerDigest | undefined> {
    const { rows } = await sql<DigestRow>`
      select feedback.id, feedback.rating, feedback.comment, feedback.code_name,
        feedback.location_name as location, count(*) over () as count,
        avg(feedback.rating) over () as mean
      from webhook_digest_answer as part
      cross join lateral (
        select * from feedback
        where feedback.account_id = part.account_id and feedback.id = part.feedback_id offset 0
      ) as feedback
      where part.account_id = ${account_id} and part.delivery_id = ${id}
        and feedback.deleted_at is null and not feedback.is_spam
      order by feedback.rating nulls last, feedback.comment = '', feedback.received_at desc
      limit ${most}`.execute(database);
    const [first] = rows;
    if (!first) return undefined;
    const { count, mean } = first;
    return { count: Number(count), mean: mean === null ? null : Number(mean), lowest: rows };
  },

  /** Has messages wait that were not tried. */
  async postpone(database: Database, accountId: string, ids: readonly string[], dueAt: Date) {
    await database
      .updateTable('webhook_delivery')
      .set({ due_at: dueAt })
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .where('tries', '=', 0)
      .execute();
  },

  /** Writes a message to one webhook, whatever it wants to hear of. */
  async insert(
    database: Database,
    accountId: string,
    webhookId: string,
    { id, event, now }: { id: string; event: string; now: Date },
  ): Promise<void> {
    await database
      .insertInto('webhook_delivery')
      .values({
        account_id: accountId,
        id,
        webhook_id: webhookId,
        event,
        subject_id: webhookId,
        happened_at: now,
        created_at: now,
        due_at: now,
        ...originColumns(),
      })
      .execute();
  },

  /**
   * Takes messages that are due, a few of each webhook, so that a slow one holds nobody else up. Of
   * two processes that ask at once, each gets others. Whoever took one and is gone lets it go.
   */
  async claim(
    database: Database,
    { now, until, most, mostPerWebhook, busy }: Claim,
  ): Promise<DueDelivery[]> {
    const due = sql`state = 'waiting' and due_at <= ${now}`;
    const claimOf = (accountId?: string) => sql<DueDelivery>`
      with ready as materialized (
        select distinct account_id, webhook_id from webhook_delivery
        where ${due} and not webhook_id = any (${uuids(busy)})
          and ${accountId === undefined ? sql`true` : sql`account_id = ${accountId}`}
      ), picked as materialized (
        select each.account_id, each.id from ready cross join lateral (
          select account_id, id from webhook_delivery
          where account_id = ready.account_id and webhook_id = ready.webhook_id and ${due}
          order by due_at limit ${mostPerWebhook} for update skip locked
        ) as each limit ${most}
      )
      update webhook_delivery as delivery set due_at = ${until}
      from picked cross join webhook
      where delivery.account_id = picked.account_id and delivery.id = picked.id
        and webhook.account_id = delivery.account_id and webhook.id = delivery.webhook_id
      returning delivery.account_id, delivery.id, delivery.webhook_id, delivery.event,
        delivery.subject_id, delivery.happened_at, delivery.tries, webhook.url, webhook.format, webhook.secret,
        webhook.former_secret, webhook.former_until, delivery.request_id, delivery.traceparent`;
    if (!(await isDistributed(database))) return (await claimOf().execute(database)).rows;

    const { rows: ready } = await sql<{ account_id: string }>`
      select distinct account_id from webhook_delivery where ${due} limit ${most}`.execute(
      database,
    );
    const claimed: DueDelivery[] = [];
    for (const { account_id } of ready) {
      if (claimed.length >= most) break;
      claimed.push(...(await runForAccount(database, account_id, claimOf(account_id))));
    }
    return claimed.map((one) => ({
      ...one,
      happened_at: new Date(one.happened_at),
      former_until: one.former_until && new Date(one.former_until),
    }));
  },

  /** Notes how a try ended. What was switched off or asked for anew meanwhile stays so. */
  async noteTry(
    database: Database,
    { account_id, id }: DueDelivery,
    outcome: TryOutcome,
    now: Date,
  ): Promise<void> {
    const { state, dueAt, status, trouble, durationMs, excerpt } = outcome;
    await database
      .updateTable('webhook_delivery')
      .set((eb) => ({
        state: state === 'waiting' ? eb.ref('state') : state,
        ...(dueAt && { due_at: dueAt }),
        tries: eb('tries', '+', 1),
        tried_at: now,
        status,
        trouble,
        duration_ms: durationMs,
        excerpt,
      }))
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .execute();
  },

  /** Lets a message go that was not tried to its end: somebody else sends it. */
  async release(database: Database, { account_id, id }: DueDelivery, now: Date): Promise<void> {
    await database
      .updateTable('webhook_delivery')
      .set({ due_at: now })
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  },

  /** Gives up everything that waits for a webhook. */
  async giveUpAll(database: Database, accountId: string, webhookId: string): Promise<void> {
    await database
      .updateTable('webhook_delivery')
      .set({ state: 'failed', trouble: 'switched_off' })
      .where('account_id', '=', accountId)
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting')
      .execute();
  },

  async list(
    database: Database,
    accountId: string,
    webhookId: string,
    query: WebhookDeliveryQuery,
  ): Promise<Paged<WebhookDelivery>> {
    const { count, results } = await readPage<Row>(database, query, {
      select: columns,
      from: sql`webhook_delivery`,
      where: [
        sql`account_id = ${accountId} and webhook_id = ${webhookId}`,
        ...(query.state === undefined ? [] : [sql`state = ${query.state}`]),
      ],
      orderBy: sql`created_at desc, id desc`,
    });
    return { count, results: results.map(toDelivery) };
  },

  async find(database: Database, accountId: string, webhookId: string, id: string) {
    if (!isId(webhookId) || !isId(id)) return undefined;
    const { rows } = await sql<Row>`
      select ${columns} from webhook_delivery
      where account_id = ${accountId} and webhook_id = ${webhookId} and id = ${id}`.execute(
      database,
    );
    return rows[0] && toDelivery(rows[0]);
  },

  /** Has a message sent again. */
  async replay(
    database: Database,
    accountId: string,
    webhookId: string,
    id: string,
    now: Date,
  ): Promise<void> {
    await database
      .updateTable('webhook_delivery')
      .set(anew(now))
      .where('account_id', '=', accountId)
      .where('webhook_id', '=', webhookId)
      .where('id', '=', id)
      .execute();
  },

  /** Has everything sent again that failed since a moment. Answers how much that is. */
  async replayFailed(
    database: Database,
    accountId: string,
    webhookId: string,
    since: Date,
    now: Date,
  ) {
    const { numUpdatedRows } = await database
      .updateTable('webhook_delivery')
      .set(anew(now))
      .where('account_id', '=', accountId)
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'failed')
      .where('created_at', '>=', since)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /** Deletes what is older than a moment, of all accounts. */
  async removeBefore(database: Database, before: Date): Promise<void> {
    await database.deleteFrom('webhook_delivery').where('created_at', '<', before).execute();
  },
};
