import type { TopicChoice } from '@hearback/schema/rules';

import { findThemes, type Theme } from '../text/findThemes.ts';
import { type CountedPhrases, countPhrases } from '../text/findPhrases.ts';
import {
  type CountedTopic,
  countTopics,
  topicsReader,
  type TopicTask,
} from '../text/findTopics.ts';
import { judgeSentiment, type Judgement, type Said } from '../text/judgeSentiment.ts';
import {
  hidePeople,
  type NameChoices,
  type Signed,
  type Unsigned,
} from '../text/words/hidePeople.ts';
import { packWordCounts, type CountedComment } from '../text/words/packWords.ts';
import type { ReadableComment } from '../text/words/readComment.ts';
import { readOneByOne, type Each } from './readEach.ts';

/** Reads the words of comments as statistics count them. */
export const countWords = (each: Each<CountedComment>): Promise<Uint8Array[]> =>
  Promise.resolve(readOneByOne(each, packWordCounts));

/** Hides the authors of comments: see `hidePeople`. */
export const hideWriters = ({
  comments,
  names,
}: {
  comments: readonly Signed[];
  names: NameChoices;
}): Promise<Unsigned[]> => Promise.resolve(hidePeople(comments, names));

/** Judges comments: see `judgeSentiment`. */
export const judgeComments = (each: Each<Said>): Promise<Judgement[]> =>
  Promise.resolve(readOneByOne(each, (said) => judgeSentiment(said)));

/** The topics of each of an account's comments: see `topicsReader`. */
export const findTopicsOfEach = ({
  choices,
  ...each
}: Each<{ comment: string; language: string }> & {
  choices: readonly TopicChoice[];
}): Promise<string[][]> => Promise.resolve(readOneByOne(each, topicsReader(choices)));

/** Finds the themes of comments: see `findThemes`. A thousand comments keep a thread busy for a while. */
export const readThemes = ({
  comments,
  names,
}: {
  comments: readonly ReadableComment[];
  names: NameChoices;
}): Promise<Theme[]> => Promise.resolve(findThemes(comments, { names }));

/** Counts the topics of comments: see `countTopics`. */
export const readTopicsAlone = (task: TopicTask): Promise<CountedTopic[]> =>
  Promise.resolve(countTopics(task));

/** Counts the topics of comments, and the phrases that could be topics: see `countTopics` and `countPhrases`. */
export const readTopics = (task: TopicTask): Promise<CountedPhrases & { topics: CountedTopic[] }> =>
  Promise.resolve({ topics: countTopics(task), ...countPhrases(task) });
