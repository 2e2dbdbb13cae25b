import { type TopicChoice, type TopicName, topicNames } from '@hearback/schema/rules';

import { exampleCount, rate, showBest, splitRatings, type Theme } from './findThemes.ts';
import type { TextLanguage } from './language/detectLanguage.ts';
import { toTokens } from './sentiment/judgeComment.ts';
import { type Clause, readClauses } from './sentiment/judgeMood.ts';
import { foldAccents } from './stems.ts';
import { findTokens } from './tokens.ts';
import ourTopics from './topics.json' with { type: 'json' };
import { findNames, type NameChoices } from './words/hidePeople.ts';
import { type ReadableComment, readComment, type ReadComment } from './words/readComment.ts';

const topics: Record<TopicName, Record<TextLanguage, { words: string; not?: string }>> = ourTopics;

/** The words of a topic, between commas; those of `not` are other phrases that hold them. */
interface WordList {
  topic: string;
  words: string;
  not?: string | undefined;
}

/** A word, whole or from its beginning on ("obsług*"), or several in a row. */
type Term = readonly string[];

interface Terms {
  /** By the first word; by the first two letters where that is a beginning. */
  whole: Map<string, { topic: string; term: Term; isExcluded: boolean }[]>;
  begun: Map<string, { topic: string; term: Term; isExcluded: boolean }[]>;
}

const compile = (lists: readonly WordList[]): Terms => {
  const terms: Terms = { whole: new Map(), begun: new Map() };
  const add = (topic: string, list: string, isExcluded: boolean) => {
    for (const written of list.split(/[,\n]/u)) {
      const term = foldAccents(written.toLowerCase())
        .split(/\s+/u)
        .filter((word) => word !== '');
      const [first] = term;
      if (first === undefined) continue;
      const [map, key] = first.endsWith('*')
        ? [terms.begun, first.slice(0, 2)]
        : [terms.whole, first];
      map.set(key, [...(map.get(key) ?? []), { topic, term, isExcluded }]);
    }
  };
  for (const { topic, words, not } of lists) {
    if (not) add(topic, not, true);
    add(topic, words, false);
  }
  return terms;
};

const made: Partial<Record<TextLanguage, Terms>> = {};

const termsOf = (language: TextLanguage): Terms =>
  (made[language] ??= compile(
    topicNames.map((topic): WordList => ({ topic, ...topics[topic][language] })),
  ));

const fits = (word: string | undefined, pattern: string): boolean =>
  word !== undefined &&
  (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

/** The topics of a clause. A term that is part of an excluded one ("can't wait") does not count. */
function topicsOf(
  { tokens, language }: Pick<Clause, 'tokens' | 'language'>,
  own: Terms,
): Set<string> {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => foldAccents(word));
  const found: { topic: string; at: number; length: number; isExcluded: boolean }[] = [];
  const lists = [termsOf(language), own];
  for (const [at, word] of words.entries()) {
    for (const { topic, term, isExcluded } of lists.flatMap(({ whole, begun }) => [
      ...(whole.get(word) ?? []),
      ...(begun.get(word.slice(0, 2)) ?? []),
    ])) {
      if (term.every((pattern, index) => fits(words[at + index], pattern))) {
        found.push({ topic, at, length: term.length, isExcluded });
      }
    }
  }
  const excluded = found.filter(({ isExcluded }) => isExcluded);
  return new Set(
    found
      .filter(
        ({ topic, at, isExcluded }) =>
          !isExcluded &&
          !excluded.some(
            (other) => other.topic === topic && at >= other.at && at < other.at + other.length,
          ),
      )
      .map(({ topic }) => topic),
  );
}

/** The moods of a comment about one topic. */
interface Mentions {
  positive: boolean;
  negative: boolean;
}

const least = 0.6;

/** Words of the owner's topics, and the topic that another counts as: undefined where it is hidden. */
interface OwnTopics {
  terms: Terms;
  shownAs: (topic: string) => string | undefined;
}

const noOwn: OwnTopics = { terms: compile([]), shownAs: (topic) => topic };

/** Tells if words belong to a topic, one of ours or one of the owner's. */
export const findTopicWords = (choices: readonly TopicChoice[]) => {
  const own = compile(choices);
  return (text: string, language: TextLanguage): boolean =>
    topicsOf({ tokens: findTokens(text), language }, own).size > 0;
};

/** The clauses of a comment that are about topics. */
function* toTopicClauses(comment: string, page: string | undefined, own: OwnTopics) {
  for (const clause of readClauses(toTokens(comment), page)) {
    const spoken = [...topicsOf(clause, own.terms)].flatMap((topic) => own.shownAs(topic) ?? []);
    if (spoken.length > 0) yield { topics: new Set(spoken), judge: clause.judge };
  }
}

/**
 * The topics of a comment, each with the mood of its own clauses: "pyszna kawa, ale długo czekaliśmy" is
 * good of drinks and bad of waiting.
 */
export function findTopics(comment: string, page?: string, own = noOwn): Map<string, Mentions> {
  const found = new Map<string, Mentions>();
  for (const { topics: spoken, judge } of toTopicClauses(comment, page, own)) {
    const { positive, negative } = judge();
    for (const topic of spoken) {
      const mentions = found.get(topic) ?? { positive: false, negative: false };
      mentions.positive ||= positive >= least;
      mentions.negative ||= negative >= least;
      found.set(topic, mentions);
    }
  }
  return found;
}

/** Topics as an account has them: with its own words, merged and without hidden ones. */
const chosenTopics = (choices: readonly TopicChoice[]): OwnTopics => {
  const choiceOf = new Map(choices.map((choice) => [choice.topic, choice]));
  return {
    terms: compile(choices),
    shownAs: (topic) => {
      const as = choiceOf.get(topic)?.target ?? topic;
      return choiceOf.get(as)?.hidden ? undefined : as;
    },
  };
};

/** The topics of comments, by an account's choices. */
export function topicsReader(choices: readonly TopicChoice[]) {
  const own = chosenTopics(choices);
  return ({ comment, language }: { comment: string; language: string }): string[] => [
    ...findTopics(comment, language, own).keys(),
  ];
}

/** The comments of a window, those of the window before, and what the owner changed about topics. */
export interface TopicTask {
  comments: readonly ReadableComment[];
  before: readonly ReadableComment[];
  choices: readonly TopicChoice[];
  /** Left out: names are hidden as they are found. */
  names?: NameChoices;
}

/** A topic in the comments of a window. */
export interface CountedTopic {
  topic: string;
  /** The number of comments that speak of it, those of the window before, and those with praise and with blame. */
  n: number;
  before: number;
  positive: number;
  negative: number;
  /** The number of comments that only blame it, that do neither or both, and that only praise it. */
  moods: number[];
  moodsBefore: number[];
  /** With nobody's name. The shortest that blames and the shortest that praises are among them. */
  examples: Theme['examples'];
  ratings: Theme['ratings'];
}

const countMoods = (mentions: readonly Mentions[]): number[] => {
  const moods = [0, 0, 0];
  for (const { positive, negative } of mentions) {
    const at = 1 + Number(positive) - Number(negative);
    moods[at] = (moods[at] ?? 0) + 1;
  }
  return moods;
};

/** A topic is shown from so many visitors on. */
const visitorsLeast = 2;

/** Counts the topics of comments, the most frequent first, with the owner's topics, merged and hidden ones. */
export function countTopics({
  comments,
  before,
  choices,
  names: nameChoices,
}: TopicTask): CountedTopic[] {
  const own = chosenTopics(choices);
  const earlier = new Map<string, Mentions[]>();
  for (const { text, language } of before) {
    for (const [topic, mentions] of findTopics(text, language, own)) {
      const all = earlier.get(topic) ?? [];
      all.push(mentions);
      earlier.set(topic, all);
    }
  }
  const told = new Map<string, { comment: ReadComment; mentions: Mentions }[]>();
  const taken = comments.map(readComment);
  for (const comment of taken) {
    const { text, language } = comment.comment;
    for (const [topic, mentions] of findTopics(text, language, own)) {
      const all = told.get(topic) ?? [];
      all.push({ comment, mentions });
      told.set(topic, all);
    }
  }
  const names = findNames(taken, nameChoices);
  const all = rate(comments);

  return [...told]
    .filter(([, each]) => new Set(each.map(({ comment }) => comment.visitor)).size >= visitorsLeast)
    .map(([topic, each]): CountedTopic => {
      const blaming = each.filter(({ mentions }) => mentions.negative && !mentions.positive);
      const praising = each.filter(({ mentions }) => mentions.positive && !mentions.negative);
      const [first, second] =
        blaming.length > praising.length ? [blaming, praising] : [praising, blaming];
      const show = (some: typeof each, most: number) =>
        showBest(
          some.map(({ comment }) => comment),
          names,
          most,
        );
      const best = [...show(first, 1), ...show(second, 1)];
      const isShown = ({ text }: { text: string }) =>
        best.some((one) => one.text.toLowerCase() === text.toLowerCase());
      const others = show(each, exampleCount + best.length).filter((one) => !isShown(one));
      return {
        topic,
        n: each.length,
        before: earlier.get(topic)?.length ?? 0,
        positive: each.filter(({ mentions }) => mentions.positive).length,
        negative: each.filter(({ mentions }) => mentions.negative).length,
        moods: countMoods(each.map(({ mentions }) => mentions)),
        moodsBefore: countMoods(earlier.get(topic) ?? []),
        examples: [...best, ...others].slice(0, exampleCount),
        ratings: splitRatings(
          all,
          each.map(({ comment }) => comment.comment),
        ),
      };
    })
    .toSorted((one, other) => other.n - one.n || (one.topic < other.topic ? -1 : 1));
}
