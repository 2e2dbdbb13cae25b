import type { Sentiment, SentimentSource } from '../database/WorkspaceTables.ts';
import { judgeComment } from './sentiment/judgeComment.ts';

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

/** The mood of an answer by its words; by the group of its rating where they do not tell. */
export function judgeSentiment({ rating, comment, language }: Said): Judgement {
  const told = comment === '' ? undefined : judgeComment(comment, language);
  return told
    ? { ...told, source: 'comment' }
    : { sentiment: sentimentOfRating(rating ?? undefined), source: 'rating', score: 0 };
}
