import type { TextLanguage } from './language/detectLanguage.ts';
import { toTokens } from './sentiment/judgeComment.ts';
import { type Clause, readClauses } from './sentiment/judgeMood.ts';
import { foldAccents } from './stems.ts';
import topics from './topics.json' with { type: 'json' };

/** A topic that owners know, whatever words visitors use for it. */
export type TopicName = keyof typeof topics;

export const topicNames = Object.keys(topics) as TopicName[];

/** A word, whole or from its beginning on ("obsług*"), or several in a row. */
type Term = readonly string[];

interface Terms {
  /** By the first word; by the first three letters where that is a beginning. */
  whole: Map<string, { topic: TopicName; term: Term; isExcluded: boolean }[]>;
  begun: Map<string, { topic: TopicName; term: Term; isExcluded: boolean }[]>;
}

const compile = (language: TextLanguage): Terms => {
  const terms: Terms = { whole: new Map(), begun: new Map() };
  const add = (topic: TopicName, list: string, isExcluded: boolean) => {
    for (const written of list.split(', ')) {
      const term = foldAccents(written)
        .split(' ')
        .filter((word) => word !== '');
      const [first = ''] = term;
      const [map, key] = first.endsWith('*')
        ? [terms.begun, first.slice(0, 2)]
        : [terms.whole, first];
      map.set(key, [...(map.get(key) ?? []), { topic, term, isExcluded }]);
    }
  };
  for (const topic of topicNames) {
    const { words, not } = topics[topic][language] as { words: string; not?: string };
    if (not) add(topic, not, true);
    add(topic, words, false);
  }
  return terms;
};

const made: Partial<Record<TextLanguage, Terms>> = {};

const fits = (word: string | undefined, pattern: string): boolean =>
  word !== undefined &&
  (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

/** The topics of a clause. A term that is part of an excluded one ("can't wait") does not count. */
export function topicsOf({
  tokens,
  language,
}: Pick<Clause, 'tokens' | 'language'>): Set<TopicName> {
  const { whole, begun } = (made[language] ??= compile(language));
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => foldAccents(word));
  const found: { topic: TopicName; at: number; length: number; isExcluded: boolean }[] = [];
  for (const [at, word] of words.entries()) {
    for (const { topic, term, isExcluded } of [
      ...(whole.get(word) ?? []),
      ...(begun.get(word.slice(0, 2)) ?? []),
    ]) {
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
export interface Mentions {
  positive: boolean;
  negative: boolean;
}

const least = 0.6;

/**
 * The topics of a comment, each with the mood of its own clauses: "pyszna kawa, ale długo czekaliśmy" is
 * good of drinks and bad of waiting.
 */
export function findTopics(comment: string, page?: string): Map<TopicName, Mentions> {
  const found = new Map<TopicName, Mentions>();
  for (const clause of readClauses(toTokens(comment), page)) {
    const { positive, negative } = clause.chances;
    for (const topic of topicsOf(clause)) {
      const mentions = found.get(topic) ?? { positive: false, negative: false };
      mentions.positive ||= positive >= least;
      mentions.negative ||= negative >= least;
      found.set(topic, mentions);
    }
  }
  return found;
}
