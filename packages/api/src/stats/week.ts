import type { IntlShape } from '@formatjs/intl';
import { languages } from '@hearback/schema/limits';
import * as v from 'valibot';

import { count, tz } from '../http/list.ts';
import { letterIntl } from '../mail/letter.ts';
import { weekMessages, weekPolish } from '../mail/reports/messages.ts';
import type { ServiceTools } from '../services.ts';
import { createTopics } from './topics.ts';
import { findComparison } from './compare.ts';
import {
  type ComparedMeasure,
  type StatsComparison,
  type StatsTopics,
  topicExamples,
} from './contract.ts';
import { dayIn, findWindow, windowBefore } from './findWindow.ts';

export const StatsWeekQuery = v.object({
  tz,
  language: v.optional(v.picklist(languages), 'en-US'),
});
type StatsWeekQuery = v.InferOutput<typeof StatsWeekQuery>;

const day = v.pipe(v.string(), v.isoDate());

/** The last whole week, from Monday to Sunday, in five sentences at most. */
export const StatsWeek = v.pipe(
  v.object({
    from: day,
    to: day,
    /** Submissions of the week, without those set aside. */
    submissions: count,
    /** The number of sentences about a change. */
    changes: count,
    /** None where neither this week nor the one before has an answer. */
    sentences: v.array(
      v.object({
        /** `none`: nothing changed clearly, or there is too little to tell. */
        about: v.picklist(['answers', 'measure', 'topic', 'none']),
        text: v.string(),
        /** Null unless what changed is for better or for worse. */
        is_better: v.nullable(v.boolean()),
        /** Of a topic that was spoken of more: a comment of the week. Personal data is hidden. */
        quotes: topicExamples,
      }),
    ),
  }),
  v.metadata({ ref: 'StatsWeek' }),
);
export type StatsWeek = v.InferOutput<typeof StatsWeek>;
type Sentence = StatsWeek['sentences'][number];

/** Measures in the order of their sentences. */
const orderOfMeasures = [
  'average_rating',
  'nps',
  'submissions',
  'scans',
  'conversion_rate',
  'response_time',
] as const satisfies readonly ComparedMeasure['measure'][];

/** Those of which more is better. */
const isMerit = new Set<ComparedMeasure['measure']>(['average_rating', 'nps', 'conversion_rate']);

const mostChanges = 4;
const mostTopics = 2;

const formatters = ({ formatNumber }: IntlShape) => {
  const digits = (most: number) => (value: number) =>
    formatNumber(value, { minimumFractionDigits: most, maximumFractionDigits: most });
  const whole = digits(0);
  return {
    average_rating: digits(1),
    nps: (value) => formatNumber(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    conversion_rate: (value) => formatNumber(value, { style: 'percent', maximumFractionDigits: 0 }),
    scans: whole,
    submissions: whole,
    response_time: whole,
  } satisfies Record<ComparedMeasure['measure'], (value: number) => string>;
};

/**
 * Describes a week beside the one before in five sentences at most: its answers, then what changed by more than
 * chance would make. Figures and topics are each judged together, so that of equal weeks at most one in ten
 * has a change. Ratings say the same as the net promoter score: that has a sentence only alone.
 */
export function describeWeek(
  { one, measures }: Pick<StatsComparison, 'one' | 'measures'>,
  {
    topics,
    comments,
    comments_before: commentsBefore,
  }: Pick<StatsTopics, 'topics' | 'comments' | 'comments_before'>,
  language: string,
): StatsWeek {
  const intl = letterIntl(language, weekPolish);
  const { formatMessage, formatDate } = intl;
  const format = formatters(intl);
  const measured = (name: ComparedMeasure['measure']) =>
    measures.find(({ measure }) => measure === name);
  const answers = measured('submissions');
  const submissions = { now: answers?.one.n ?? 0, before: answers?.other.n ?? 0 };
  const scans = measured('scans');
  const week = { from: one.from, to: one.to, submissions: submissions.now };
  if (submissions.now + submissions.before + (scans?.one.n ?? 0) + (scans?.other.n ?? 0) === 0) {
    return { ...week, changes: 0, sentences: [] };
  }

  const rating = measured('average_rating')?.one;
  const nameDay = (date: string) =>
    formatDate(`${date}T12:00:00Z`, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  const first: Sentence = {
    about: 'answers',
    text: formatMessage(weekMessages.answers, {
      from: nameDay(one.from),
      to: nameDay(one.to),
      n: submissions.now,
      before: submissions.before,
      ratings: rating?.n ?? 0,
      average: format.average_rating(rating?.value ?? 0),
    }),
    is_better: null,
    quotes: [],
  };

  const differing = orderOfMeasures.flatMap((name) => {
    const found = measured(name);
    return found?.differs ? [found] : [];
  });
  const isOfRatings = differing.some(({ measure }) => measure === 'average_rating');
  const ofMeasures = differing
    .filter(({ measure }) => measure !== 'nps' || !isOfRatings)
    .map(({ measure, one: now, other: before, difference }): Sentence => {
      const way = (difference.value ?? 0) > 0 ? 'up' : 'down';
      return {
        about: 'measure',
        text: formatMessage(weekMessages[measure], {
          way,
          now: format[measure](now.value ?? 0),
          before: format[measure](before.value ?? 0),
          n: now.n,
          m: before.n,
        }),
        is_better: isMerit.has(measure) ? way === 'up' : null,
        quotes: [],
      };
    });
  const ofTopics = topics
    .filter(({ trend }) => trend !== null)
    .slice(0, mostTopics)
    .map(({ topic, name, trend, count: n, change, examples }): Sentence => {
      const earlier = commentsBefore ?? 0;
      const share = n / comments - (change.value ?? 0);
      return {
        about: 'topic',
        text: formatMessage(weekMessages.topic, {
          topic: name ?? formatMessage(weekMessages.name, { topic }),
          way: trend === 'more' ? 'up' : 'down',
          n,
          of: comments,
          before: Math.round(share * earlier),
          ofBefore: earlier,
        }),
        is_better: null,
        quotes: trend === 'more' ? examples.slice(0, 1) : [],
      };
    });
  // Ratings first, then what people speak of, then how many there are.
  const [before, after] = [ofMeasures.slice(0, 1), ofMeasures.slice(1)];
  const changes = [...before, ...ofTopics, ...after].slice(0, mostChanges);
  const isCompared =
    measures.some(({ differs }) => differs !== null) ||
    topics.some(({ change }) => change.value !== null);
  const nothing: Sentence = {
    about: 'none',
    text: formatMessage(isCompared ? weekMessages.none : weekMessages.few),
    is_better: null,
    quotes: [],
  };
  return {
    ...week,
    changes: changes.length,
    sentences: [first, ...(changes.length === 0 ? [nothing] : changes)],
  };
}

type Tools = Parameters<typeof createTopics>[0] & Pick<ServiceTools, 'rollup'>;

/** The last whole week beside the one before. It is judged once, when it is over. */
export const findWeek = (tools: Tools, topics = createTopics(tools)) => {
  const compare = findComparison(tools);

  return async (accountId: string, query: StatsWeekQuery): Promise<StatsWeek> => {
    const { from, to } = findWindow('last_week', dayIn(query.tz, tools.now()));
    const other = windowBefore({ from, to });
    const week = { timeframe: 'all_time', from, to, tz: query.tz, set_aside: 'exclude' } as const;
    const [compared, spoken] = await Promise.all([
      compare(accountId, { ...week, other_from: other.from, other_to: other.to }),
      topics.read(accountId, week),
    ]);
    return describeWeek(compared, spoken, query.language);
  };
};
