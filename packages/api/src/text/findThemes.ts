import { limits } from '@hearback/schema/limits';

import type { Sentiment } from '../database/WorkspaceTables.ts';
import { countHidden, findNames, hideNames, type NameChoices } from './words/hidePeople.ts';
import {
  type ContentWord,
  type ReadableComment,
  readComment,
  type ReadComment,
} from './words/readComment.ts';
import { addTo, pickWording, sentimentOfCounts, wordingOf } from './words/WordTally.ts';

/** Something that several visitors speak of. */
export interface Theme {
  /** In the words that visitors use most for it. */
  label: string;
  /** The number of comments that mention the theme. */
  n: number;
  /** The mood of these comments. */
  sentiment: Sentiment;
  /**
   * The comments that show it best, with nobody's name: those first of which nothing had to be hidden,
   * and the shortest of them.
   */
  examples: { id: string; text: string }[];
  /** The number of answers with each rating, beginning with 1. */
  ratings: { with: number[]; without: number[] };
}

interface Pair {
  /** In how many comments each wording stands. */
  wordings: Map<string, number>;
  comments: Map<string, ReadComment>;
  visitors: Set<string>;
  /** Clauses with the pair: id of the comment and number of the clause. */
  clauses: Set<string>;
  stems: readonly string[];
}

interface ThemeOptions {
  /** By how many visitors a theme has to be said. */
  least?: number;
  most?: number;
  names?: NameChoices;
}

export const exampleCount = 3;

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

const signed = ({ stem, isNegated }: ContentWord) => (isNegated ? `!${stem}` : stem);

/** Neighbors of one clause, their order left aside. */
function* pairsOf({ words, text }: ReadComment) {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (!next || next.clause !== word.clause || next.stem === word.stem) continue;
    yield {
      stems: [signed(word), signed(next)].toSorted(),
      wording: text.slice(word.start, next.end),
      clause: word.clause,
    };
  }
}

/** The number of comments with each rating, beginning with 1. */
export const rate = (comments: Iterable<ReadableComment>): number[] => {
  const ratings = Array.from({ length: limits.ratingMax }, () => 0);
  for (const { rating } of comments) {
    if (rating !== null && rating !== undefined)
      ratings[rating - 1] = (ratings[rating - 1] ?? 0) + 1;
  }
  return ratings;
};

/** The ratings of some comments, and those of all others. */
export const splitRatings = (
  all: readonly number[],
  told: Iterable<ReadableComment>,
): Theme['ratings'] => {
  const rated = rate(told);
  return { with: rated, without: all.map((count, index) => count - (rated[index] ?? 0)) };
};

/**
 * A few comments without names: those first of which nothing has to be hidden, and the shortest of them. What
 * several wrote alike is shown once.
 */
export function showBest(
  told: readonly ReadComment[],
  names: ReadonlySet<string>,
  most = exampleCount,
): Theme['examples'] {
  const sorted = told
    .map((each) => ({ each, hides: countHidden(each, names) }))
    .toSorted(
      (one, other) =>
        one.hides - other.hides ||
        one.each.comment.text.length - other.each.comment.text.length ||
        (one.each.comment.id < other.each.comment.id ? -1 : 1),
    );
  const shown = new Map<string, Theme['examples'][number]>();
  for (const { each } of sorted) {
    if (shown.size === most) break;
    const text = hideNames(each, names);
    const wording = text.trim().toLowerCase();
    if (!shown.has(wording)) shown.set(wording, { id: each.comment.id, text });
  }
  return [...shown.values()];
}

const moodOf = (comments: readonly ReadComment[]): Sentiment => {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const { comment } of comments) counts[comment.sentiment ?? 'neutral'] += 1;
  return sentimentOfCounts(counts);
};

const collect = (read: readonly ReadComment[], hidden: ReadonlySet<string>) => {
  const pairs = new Map<string, Pair>();
  for (const comment of read) {
    const noted = new Set<string>();
    for (const { stems, wording, clause } of pairsOf(comment)) {
      if (stems.some((stem) => hidden.has(stem.replace('!', '')))) continue;
      const key = stems.join(' ');
      const pair = pairs.get(key) ?? {
        wordings: new Map(),
        comments: new Map(),
        visitors: new Set(),
        clauses: new Set(),
        stems,
      };
      const written = wordingOf(wording);
      const isNew = !noted.has(`${key}: ${written}`);
      if (isNew) addTo(pair.wordings, written, 1);
      noted.add(`${key}: ${written}`);
      pair.comments.set(comment.comment.id, comment);
      pair.visitors.add(comment.visitor);
      pair.clauses.add(`${comment.comment.id} ${clause}`);
      pairs.set(key, pair);
    }
  }
  return [...pairs.values()];
};

/** Share of common clauses in those of two themes, from which both count as parts of one sentence. */
const sameSentence = 0.75;

/** Jaccard's index: common members by all members. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const each of one) if (other.has(each)) common += 1;
  return common / (one.size + other.size - common);
}

/** The first themes of a list, without those that stand in the same clauses as one before them. */
function leaveOutRepeats<T extends Pick<Pair, 'clauses'>>(themes: readonly T[], most: number): T[] {
  const kept: T[] = [];
  for (const theme of themes) {
    if (kept.length === most) break;
    const isNew = kept.every(({ clauses }) => overlap(clauses, theme.clauses) < sameSentence);
    if (isNew) kept.push(theme);
  }
  return kept;
}

/**
 * Finds the themes of comments, the most frequent first: pairs of neighboring words, with all their
 * inflections as one, so that "zimna kawa", "zimną kawę" and "kawa zimna" are one theme. A pair with a
 * negation is another theme than the pair without. A word alone ("time", "ordered") says too little. Of pairs that
 * stand in the same clauses, as the words of one sentence do, the first is told.
 */
export function findThemes(
  comments: readonly ReadableComment[],
  { least = 2, most = 20, names: nameChoices }: ThemeOptions = {},
): Theme[] {
  const read = comments.map(readComment);
  const names = findNames(read, nameChoices);
  const all = rate(comments);

  const found = collect(read, names)
    .filter(({ visitors }) => visitors.size >= least)
    .map(({ wordings, comments: told, ...pair }) => ({
      ...pair,
      label: pickWording(wordings),
      told,
    }))
    .toSorted(
      (one, other) =>
        other.told.size - one.told.size ||
        compare(one.label, other.label) ||
        compare(one.stems.join(' '), other.stems.join(' ')),
    );
  return leaveOutRepeats(found, most).map(({ label, told: byId }) => {
    const told = [...byId.values()];
    return {
      label,
      n: told.length,
      sentiment: moodOf(told),
      examples: showBest(told, names),
      ratings: splitRatings(
        all,
        told.map(({ comment }) => comment),
      ),
    };
  });
}
