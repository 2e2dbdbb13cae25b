import { topicLimits } from '@hearback/schema/rules';

import { commentsSql } from '../feedback/comments.sql.ts';
import type { ServiceTools } from '../services.ts';
import type { CountedPhrases } from '../text/findPhrases.ts';
import type { CountedTopic } from '../text/findTopics.ts';
import { chanceOfMore } from './alarms.ts';
import { findDiscoveries, sureness } from './comparisons.ts';
import type { StatsQuery, StatsTopics, TopicChoices, TopicChoicesInput } from './contract.ts';
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

/** A suggested phrase stands at least so many times as often in these comments as elsewhere. */
const leastRatio = 3;
const suggestedMost = 5;
const falseShare = 0.05;
/** A longer phrase stands for the shorter one in it where it is said nearly as often. */
const leastWhole = 0.7;

/** One is in the other, or begins where the other ends. */
const overlap = (one: string, other: string): boolean => {
  const [first, second] = [one.split(' '), other.split(' ')];
  return (
    one.includes(other) ||
    other.includes(one) ||
    first.at(-1) === second[0] ||
    second.at(-1) === first[0]
  );
};

/** The log of the odds of a phrase, with the prior that both together have, and its variance. */
const logOdds = (n: number, of: number, prior: number, priorOf: number) => ({
  value: Math.log((n + prior) / (of + priorOf - n - prior)),
  variance: 1 / (n + prior),
});

/**
 * Phrases that an account's comments hold more often than texts of all sorts, as suggestions of topics. They stand
 * in the order of the weighted log-odds ratio with an informative Dirichlet prior: B. L. Monroe, M. P. Colaresi
 * and K. M. Quinn, "Fightin' Words", Political Analysis 16 (2008) 372–403; the prior is the share in both
 * together, of as many words as the account's. By Fisher's exact test, at most 1 in 20 of them is chance, of all
 * phrases that were looked at (Benjamini and Hochberg 1995): a visitor counts once.
 */
export function suggestTopics({ phrases, looked }: CountedPhrases): StatsTopics['suggestions'] {
  const weighed = phrases
    .map((phrase) => {
      const { visitors, of, background } = phrase;
      const elsewhere = Math.ceil(background.n);
      const prior = (of * (visitors + elsewhere)) / (of + background.of);
      const own = logOdds(visitors, of, prior, of);
      const others = logOdds(elsewhere, background.of, prior, of);
      const odds = own.value - others.value;
      return {
        ...phrase,
        odds,
        weight: odds / Math.sqrt(own.variance + others.variance),
        chance: chanceOfMore(
          { topic: phrase.phrase, now: visitors, before: elsewhere },
          of,
          background.of,
        ),
      };
    })
    .toSorted((one, other) => one.chance - other.chance);
  const last = weighed.findLastIndex(
    ({ chance }, index) => chance <= ((index + 1) / looked) * falseShare,
  );
  const standing = weighed.slice(0, last + 1).filter(({ odds }) => odds >= Math.log(leastRatio));
  const suggested: typeof weighed = [];
  for (const found of standing.toSorted((one, other) => other.weight - one.weight)) {
    const isPart = standing.some(
      ({ phrase, n }) =>
        phrase !== found.phrase && phrase.includes(found.phrase) && n >= leastWhole * found.n,
    );
    const isTold = suggested.some(({ phrase }) => overlap(phrase, found.phrase));
    if (!isPart && !isTold && suggested.length < suggestedMost) suggested.push(found);
  }
  return suggested.map(({ phrase, wordings, n }) => ({
    name: phrase.slice(0, topicLimits.name),
    words: wordings
      .filter((_, at) => wordings.slice(0, at + 1).join(', ').length <= topicLimits.words)
      .join(', '),
    count: n,
  }));
}

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'read' | 'workers' | 'logger' | 'now'>;

/** The topics of visitors' comments, and what an account's owner changed about them. */
export const createTopics = ({ db, transact, read, workers, logger, now }: Tools) => {
  const remember = createRemembered<StatsTopics>(logger, 'topics');
  const choicesOf = async (accountId: string): Promise<TopicChoices> => {
    const [topics, names] = await Promise.all([
      topicsSql.list(db, accountId),
      topicsSql.names(db, accountId),
    ]);
    return { topics, shown_names: names.shown, hidden_names: names.hidden };
  };

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
      const [known, knownBefore, topicChoices, nameChoices] = await Promise.all([
        newestOf(findDays({ timeframe, from, to }, today)),
        earlier ? newestOf(earlier) : [],
        read((database) => topicsSql.list(database, accountId)),
        read((database) => topicsSql.names(database, accountId)),
      ]);
      if (known.length === 0) {
        return { topics: [], suggestions: [], comments: 0, comments_before: null };
      }

      const ids = (comments: typeof known) => comments.map(({ id }) => id);
      const windows = [...ids(known), earlier ? 'before' : 'alone', ...ids(knownBefore)];
      const key = [accountId, ...windows, JSON.stringify([topicChoices, nameChoices])];
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
            names: nameChoices,
          },
          accountId,
        );
        const comments = { now: written.length, before: earlier ? before.length : null };
        const names = new Map(topicChoices.map(({ topic, name }) => [topic, name]));
        return {
          topics: estimateTopics(found.topics, comments).map(({ examples, ...topic }) => ({
            ...topic,
            name: names.get(topic.topic) || null,
            examples: showExamples(examples, written),
          })),
          suggestions: suggestTopics(found),
          comments: comments.now,
          comments_before: comments.before,
        };
      });
    },

    choices: choicesOf,

    /** Replaces all that was changed. */
    async setChoices(accountId: string, choices: TopicChoicesInput): Promise<TopicChoices> {
      await transact((inside) => topicsSql.replace(inside.db, accountId, choices));
      return choicesOf(accountId);
    },
  };
};
