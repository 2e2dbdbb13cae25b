import type { Sentiment, SentimentSource } from '../database/WorkspaceTables.ts';
import { type Chances, judgeMood } from './sentiment/judgeMood.ts';

/** The mood of an answer by the group of its rating: 9–10, 7–8, 1–6. Neutral without one. */
export function sentimentOfRating(rating: number | undefined): Sentiment {
  if (rating === undefined) return 'neutral';
  if (rating >= 9) return 'positive';
  return rating >= 7 ? 'neutral' : 'negative';
}

/** The parts of an answer from which its sentiment is derived. */
export interface Said {
  rating?: number | null | undefined;
  comment: string;
  /** The language of the page it was written on, which tips what a short comment leaves open. */
  language?: string | undefined;
}

/** The mood of an answer, and what told it. */
export interface Judgement {
  sentiment: Sentiment;
  source: Exclude<SentimentSource, 'owner'>;
  /** From −1 to 1: how clearly the words say so; 0 where the rating decided. */
  score: number;
}

/** A mood less sure than this is left to the rating. */
const leastSure = 0.6;
/** As few words that no list knows mostly tell a fact: "table by the window". */
const fewWords = 5;

/**
 * Stars beside a comment make a mood likelier that fits them: log-odds of good and of bad against
 * neither. Words that are sure outweigh them.
 */
const priorOf = (rating: number | null | undefined): readonly [good: number, bad: number] => {
  if (rating === null || rating === undefined) return [0, 0];
  const group = sentimentOfRating(rating);
  if (group === 'neutral') return [0, 0];
  return group === 'positive' ? [0.4, -0.4] : [-0.4, 0.4];
};

const withPrior = (
  { positive, neutral, negative }: Chances,
  [good, bad]: readonly [number, number],
): Chances => {
  const [one, other] = [positive * Math.exp(good), negative * Math.exp(bad)];
  const sum = one + neutral + other;
  return { positive: one / sum, neutral: neutral / sum, negative: other / sum };
};

/**
 * The mood of an answer by its words and its rating together. The group of the rating decides where the
 * words are too unsure, say nothing about a mood, or are of another language.
 */
export function judgeSentiment({ rating, comment, language }: Said): Judgement {
  const byRating: Judgement = {
    sentiment: sentimentOfRating(rating ?? undefined),
    source: 'rating',
    score: 0,
  };
  const read = comment === '' ? undefined : judgeMood(comment, language);
  if (!read) return byRating;

  const isRated = rating !== null && rating !== undefined;
  const chances = withPrior(read.chances, priorOf(rating));
  const { positive, neutral, negative } = chances;
  const score = Math.round((positive - negative) * 1_000) / 1_000;
  if (read.isMixed) return { sentiment: 'neutral', source: 'mixed', score };
  const sentiment =
    neutral >= Math.max(positive, negative)
      ? 'neutral'
      : positive > negative
        ? 'positive'
        : 'negative';
  const isSaid = sentiment !== 'neutral' || read.isOrdinary;
  // Words that no list knows have to be clear by themselves, unless there are many and no stars.
  const isLong = !isRated && read.words > fewWords;
  const isKnown = read.isListed || isLong || read.chances[sentiment] >= leastSure;
  const isSure = !isRated || chances[sentiment] >= leastSure;
  if (isSaid && isKnown && isSure) return { sentiment, source: 'comment', score };
  return read.isForeign ? { ...byRating, source: 'foreign' } : byRating;
}
