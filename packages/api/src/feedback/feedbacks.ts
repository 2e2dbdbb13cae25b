import { limits } from '@hearback/schema/limits';
import { mentionsIn } from '@hearback/schema/rules';

import type {
  Feedback,
  FeedbackArrivalsQuery,
  FeedbackChange,
  FeedbacksChange,
  SavedReplies,
  SavedReply,
  SavedReplyInput,
} from './contract.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import { ApiError, invalidField, notFound, orNotFound } from '../http/ApiError.ts';
import { feedbackPagesSql } from './feedbackPages.sql.ts';
import { feedbackScope } from './feedbackScope.ts';
import {
  feedbacksSql,
  type FeedbackActor,
  type FeedbackEdit,
  savedRepliesSql,
} from './feedbacks.sql.ts';
import { removalsSql } from '../deletion/removals.sql.ts';
import type { Store } from '../database/store.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { removeAll, type Remover } from '../deletion/removeAll.ts';
import { notifyMember } from '../notification/push.ts';
import type { ServiceTools } from '../services.ts';
import { type FilterTools, findTextMatches } from '../notification/answerFilters.ts';
import { newsOf, enqueueWebhookMessages } from '../webhook/deliveries.ts';
import { judgeByRating } from './createJudging.ts';
import type { FeedbackCounts } from './feedbackCounts.ts';
import { listFeedbacks } from './listFeedbacks.ts';
import { isId } from '../tools/ids.ts';
import { isTooMuchFor, mailReply } from './mailReply.ts';

type Tools = Pick<
  ServiceTools,
  'db' | 'read' | 'ingestion' | 'judging' | 'limits' | 'transact' | 'now' | 'newId'
> &
  FilterTools & {
    feedbackCounts: FeedbackCounts;
  };

/** The owner's sentiment takes precedence over the computed one until they remove it. */
const editOf = async (
  { judging }: Pick<Tools, 'judging'>,
  said: Feedback,
  { sentiment, ...change }: FeedbackChange,
): Promise<FeedbackEdit> => {
  if (sentiment === undefined) return change;
  if (sentiment !== null) return { ...change, sentiment, sentiment_source: 'owner' };
  const judged = await judging.judge(said).catch((error: unknown) => {
    if (!(error instanceof PostponedError)) throw error;
    throw new ApiError('unavailable', 'The mood could not be worked out right now.', {
      headers: { 'Retry-After': '5' },
    });
  });
  const mood = judged ?? judgeByRating(said);
  return { ...change, sentiment: mood.sentiment, sentiment_source: mood.source };
};

/** The service for visitors' feedback. */
export const createFeedbacks = (tools: Tools) => {
  const { db, read, feedbackCounts: counts, transact, now, newId } = tools;
  const get = async (accountId: string, id: string) =>
    orNotFound(await feedbacksSql.find(db, accountId, id));

  /**
   * Sets answers aside as a bot's, or restores them: all of them, or none. One already in that state does
   * not change, since the response to the same request may have been lost.
   */
  const tellApart = async (
    accountId: string,
    ids: readonly string[],
    isAside: boolean,
  ): Promise<Feedback[]> => {
    const each = [...new Set(ids)];
    const results = await transact(async (inside) => {
      const before = await feedbacksSql.listAside(inside.db, accountId, each);
      if (before.length !== each.length) throw notFound();
      if (isAside) await feedbacksSql.setAsideAgain(inside.db, accountId, each);
      else await feedbacksSql.takeForReal(inside.db, accountId, each, newId);
      const after = await feedbacksSql.listAside(inside.db, accountId, each);
      // Only answers that the detection set aside can be set aside: an owner cannot hide criticism this way.
      if (after.some(({ set_aside_reason }) => (set_aside_reason !== null) !== isAside)) {
        throw invalidField('set_aside', 'invalid');
      }
      return after;
    });
    counts.forget(accountId);
    tools.ingestion.wake();
    return results;
  };

  /** The membership of who makes a change. Undefined: a program, or somebody with a link. */
  const memberOf = async (inside: Store, { accountId, userId }: FeedbackActor) =>
    userId === undefined
      ? undefined
      : (await membershipsSql.ofPerson(inside.db, accountId, userId))?.id;

  /** Notifies those whom a note mentions and did not before, if they may read the answer. */
  const notifyMentioned = async (
    inside: Store,
    actor: FeedbackActor,
    answer: Feedback,
    noteBefore: string,
  ) => {
    const { accountId } = actor;
    const before = new Set(mentionsIn(noteBefore));
    const added = mentionsIn(answer.note).filter((id) => !before.has(id));
    if (added.length === 0) return;
    const readers = await membershipsSql.listReaders(inside.db, accountId, added, answer.id);
    const actorId = await memberOf(inside, actor);
    for (const memberId of readers) {
      if (memberId === actorId) continue;
      const answers = [answer];
      await notifyMember(inside, tools, {
        accountId,
        kind: 'mentioned',
        memberId,
        actorId,
        answers,
      });
    }
  };

  const edited = async (
    inside: Store,
    actor: FeedbackActor,
    ids: readonly string[],
    edit: FeedbackEdit,
  ) => {
    const { accountId } = actor;
    const time = now();
    const { assignee } = edit;
    if (typeof assignee === 'string') {
      const isFit = await membershipsSql.mayWorkOn(inside.db, accountId, assignee, ids);
      if (!isFit) throw invalidField('assignee', 'not_found');
    }
    const assigned =
      typeof assignee === 'string'
        ? await feedbacksSql.lockNotAssignedTo(inside.db, accountId, ids, assignee)
        : new Set<string>();
    const changed = await feedbacksSql.update(inside.db, actor, ids, edit, time);
    const matches = await findTextMatches(
      tools,
      inside.db,
      changed.map(({ id }) => ({ account_id: accountId, id })),
    );
    const news = changed.map(({ id }) =>
      newsOf('feedback.updated', accountId, id, time, matches.get(id)),
    );
    await enqueueWebhookMessages(inside.db, news, time);
    const answers = changed.filter(({ id }) => assigned.has(id));
    if (typeof assignee === 'string' && answers.length > 0) {
      const actorId = await memberOf(inside, actor);
      if (actorId !== assignee) {
        const told = { accountId, kind: 'assigned', memberId: assignee, actorId, answers } as const;
        await notifyMember(inside, tools, told);
      }
    }
    return changed;
  };

  return {
    /** One that is set aside can be read, too: by who decides whether it is real. */
    get: async (accountId: string, id: string) =>
      orNotFound(await feedbacksSql.find(db, accountId, id, { isAsideToo: true })),

    list: listFeedbacks({ ...tools, counts }),

    arrivals: (accountId: string, { since, ...filter }: FeedbackArrivalsQuery) =>
      read((db) => feedbackPagesSql.arrivals(db, feedbackScope(accountId, filter, now()), since)),

    async update(
      actor: FeedbackActor,
      id: string,
      { set_aside: isAside, ...change }: FeedbackChange,
    ) {
      const { accountId } = actor;
      if (isAside !== undefined) {
        const [told] = await tellApart(accountId, [id], isAside);
        if (Object.keys(change).length === 0) return orNotFound(told);
      }
      const before = await get(accountId, id);
      const isAgreed = before.publication === 'agreed' || before.publication === 'hidden';
      if (change.is_hidden !== undefined && !isAgreed) throw invalidField('is_hidden', 'invalid');
      const edit = await editOf(tools, before, change);
      const isReply = change.reply !== undefined && change.reply !== before.reply;
      const isTooMuch =
        isReply && change.reply !== '' && (await isTooMuchFor(tools.limits, before));
      const result = await transact(async (inside) => {
        const noteBefore =
          change.note === undefined
            ? undefined
            : await feedbacksSql.lockNote(inside.db, accountId, id);
        const [changed] = await edited(inside, actor, [id], edit);
        if (changed && noteBefore !== undefined)
          await notifyMentioned(inside, actor, changed, noteBefore);
        if (!changed || !isReply) return changed;
        await mailReply(inside, tools, accountId, changed, isTooMuch);
        return feedbacksSql.find(inside.db, accountId, id);
      });
      counts.forget(accountId);
      return orNotFound(result);
    },

    /** Moves feedback on: all of it, or none. */
    async updateAll(actor: FeedbackActor, { ids, set_aside: isAside, ...edit }: FeedbacksChange) {
      const { accountId } = actor;
      if (isAside !== undefined) return { results: await tellApart(accountId, ids, isAside) };
      const each = [...new Set(ids)];
      const results = await transact(async (inside) => {
        const changed = await edited(inside, actor, each, edit);
        // Thrown inside the transaction, which takes everything back.
        if (changed.length !== each.length) throw notFound();
        return changed;
      });
      counts.forget(accountId);
      return { results };
    },

    /** Removes feedback: all of it, or none. */
    async remove(remover: Remover, ids: readonly string[]) {
      const removal = await removeAll(
        { transact, now, newId },
        { remover, kind: 'feedback', ids },
        async (inside, each, deleting) => {
          const removed = await removalsSql.removeFeedback(
            inside.db,
            remover.accountId,
            each,
            deleting,
          );
          return { found: removed, locations: 0, codes: 0, feedback: 0 };
        },
      );
      counts.forget(remover.accountId);
      return removal;
    },
  };
};

const toSavedReply = ({
  id,
  title,
  words,
  updated_at,
}: Awaited<ReturnType<typeof savedRepliesSql.list>>[number]): SavedReply => ({
  id,
  title,
  words,
  date_updated: updated_at.toISOString(),
});

/** The service for the words that an account replies with again and again. */
export const createSavedReplies = ({
  db,
  transact,
  now,
}: Pick<ServiceTools, 'db' | 'transact' | 'now'>) => ({
  list: async (accountId: string): Promise<SavedReplies> => ({
    saved_replies: (await savedRepliesSql.list(db, accountId)).map(toSavedReply),
  }),

  /** Adds one, or changes it: sent again, it is the same. */
  async save(accountId: string, id: string, input: SavedReplyInput): Promise<SavedReply> {
    if (!isId(id)) throw notFound();
    const saved = await transact((inside) =>
      savedRepliesSql.save(
        inside.db,
        { account_id: accountId, id, ...input },
        now(),
        limits.savedRepliesMax,
      ),
    );
    if (!saved) throw invalidField('title', 'too_many_saved_replies');
    return toSavedReply(saved);
  },

  async remove(accountId: string, id: string): Promise<void> {
    orNotFound((isId(id) && (await savedRepliesSql.remove(db, accountId, id))) || undefined);
  },
});
