import type { TopicChoice } from '@hearback/schema/rules';

import { commentsSql } from '../feedback/comments.sql.ts';
import type { ServiceTools } from '../services.ts';
import type { CountedTopic } from '../text/findTopics.ts';
import { findDiscoveries, sureness } from './comparisons.ts';
import type { StatsQuery, StatsTopics, TopicChoices } from './contract.ts';
import {
  compareEstimates,
  estimateDifference,
  estimateShare,
  standardizeDifference,
} from './estimates.ts';
import { dayIn, findDays, findDaysBefore } from './findWindow.ts';
import { createRemembered, readMost, showExamples, toReadable } from './themes.ts';
import { topicsSql } from './stats.sql.ts';

/** With fewer comments in one of two windows, nothing is compared. */
const enough = 10;

interface Comments {
  now: number;
  before: number | null;
}

const noChange = { value: null, low: null, high: null };

/** Topics with what they do to the rating, and those changes that chance alone would not make, of all topics. */
export function estimateTopics(found: readonly CountedTopic[], comments: Comments) {
  const isCompared = comments.now >= enough && (comments.before ?? 0) >= enough;
  const rated = found.map((counted) => {
    const { n, before, positive, negative, moods, moodsBefore, ratings, ...topic } = counted;
    const { n: _, ...shift } = estimateDifference(moods, moodsBefore);
    const change = isCompared
      ? compareEstimates(
          estimateShare(n, comments.now),
          estimateShare(before, comments.before ?? 0),
        )
      : noChange;
    return {
      ...topic,
      count: n,
      positive: estimateShare(positive, n),
      negative: estimateShare(negative, n),
      change,
      mood_change: isCompared && Math.min(n, before) >= enough ? shift : noChange,
      before,
      effect: estimateDifference(ratings.with, ratings.without),
      standardized: standardizeDifference(ratings.with, ratings.without),
      others: ratings.without.reduce((sum, count) => sum + count, 0),
      sure: sureness(change),
      freedoms: comments.now + (comments.before ?? 0) - 2,
    };
  });
  const stands = new Set(isCompared ? findDiscoveries(rated) : []);
  const differing = findDiscoveries(
    rated
      .filter(({ effect, others }) => effect.n >= enough && others >= enough)
      .map(({ topic, effect, others }) => ({
        topic,
        sure: sureness(effect),
        freedoms: Math.min(effect.n, others),
      })),
  );
  const sides = new Map(
    differing.map(({ topic, sure }) => [
      topic,
      sure > 0 ? ('higher' as const) : ('lower' as const),
    ]),
  );
  const shifted = new Map(
    findDiscoveries(
      rated
        .filter(({ mood_change }) => mood_change.value !== null)
        .map(({ topic, count, before, mood_change }) => ({
          topic,
          sure: sureness(mood_change),
          freedoms: count + before - 2,
        })),
    ).map(({ topic, sure }) => [topic, sure > 0 ? ('better' as const) : ('worse' as const)]),
  );
  return rated.map((each) => {
    const { sure, freedoms: _, others: __, before: ___, ...topic } = each;
    const trend = stands.has(each) ? (sure > 0 ? ('more' as const) : ('fewer' as const)) : null;
    return {
      ...topic,
      trend,
      mood_trend: shifted.get(topic.topic) ?? null,
      goes_with: sides.get(topic.topic) ?? null,
    };
  });
}

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'read' | 'workers' | 'logger' | 'now'>;

/** The topics of visitors' comments, and what an account's owner changed about them. */
export const createTopics = ({ db, transact, read, workers, logger, now }: Tools) => {
  const remember = createRemembered<StatsTopics>(logger, 'topics');

  return {
    /** The topics of the newest comments of a scope and a window, beside those of the window before. */
    async read(accountId: string, query: StatsQuery): Promise<StatsTopics> {
      const { timeframe, from, to, tz, ...filter } = query;
      const today = dayIn(tz, now());
      const newestOf = (days: ReturnType<typeof findDays>) =>
        read((database) =>
          commentsSql.newest(database, { accountId, ...filter, ...days, today }, readMost),
        );
      const earlier = findDaysBefore(query, today);
      const [known, knownBefore, topicChoices] = await Promise.all([
        newestOf(findDays({ timeframe, from, to }, today)),
        earlier ? newestOf(earlier) : [],
        read((database) => topicsSql.list(database, accountId)),
      ]);
      if (known.length === 0) return { topics: [], comments: 0, comments_before: null };

      const ids = (comments: typeof known) => comments.map(({ id }) => id);
      const windows = [...ids(known), earlier ? 'before' : 'alone', ...ids(knownBefore)];
      const key = [accountId, ...windows, JSON.stringify(topicChoices)];
      return remember(key, async () => {
        const contentOf = (comments: typeof known) =>
          comments.length === 0
            ? []
            : read((database) =>
                commentsSql.read(database, accountId, ids(comments), query.set_aside),
              );
        const [written, before] = [await contentOf(known), await contentOf(knownBefore)];
        const found = await workers.run(
          'readTopics',
          {
            comments: written.map(toReadable),
            before: before.map(toReadable),
            choices: topicChoices,
          },
          accountId,
        );
        const comments = { now: written.length, before: earlier ? before.length : null };
        const names = new Map(topicChoices.map(({ topic, name }) => [topic, name]));
        return {
          topics: estimateTopics(found, comments).map(({ examples, ...topic }) => ({
            ...topic,
            name: names.get(topic.topic) || null,
            examples: showExamples(examples, written),
          })),
          comments: comments.now,
          comments_before: comments.before,
        };
      });
    },

    choices: async (accountId: string): Promise<TopicChoices> => ({
      topics: await topicsSql.list(db, accountId),
    }),

    /** Replaces all that was changed. */
    async setChoices(accountId: string, topics: readonly TopicChoice[]): Promise<TopicChoices> {
      await transact((inside) => topicsSql.replace(inside.db, accountId, topics));
      return { topics: await topicsSql.list(db, accountId) };
    },
  };
};
