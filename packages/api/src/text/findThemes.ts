import { limits } from '@hearback/schema/limits';

import type { Sentiment } from '../database/WorkspaceTables.ts';
import { countHidden, findNames, hideNames } from './words/hidePeople.ts';
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

interface Gram {
  /** In how many comments each wording stands. */
  wordings: Map<string, number>;
  comments: Map<string, ReadComment>;
  visitors: Set<string>;
  stems: readonly string[];
}

interface ThemeOptions {
  /** By how many visitors a theme has to be said. */
  least?: number;
  most?: number;
}

const exampleCount = 3;
/** A word whose comments mostly stand in a longer theme already is no theme of its own. */
const shareCovered = 0.6;

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

const signed = ({ stem, isNegated }: ContentWord) => (isNegated ? `!${stem}` : stem);

/** Single words and neighbours of one clause, the order of a pair left aside. */
function* gramsOf({ words, text }: ReadComment) {
  for (const [index, word] of words.entries()) {
    yield { stems: [word.stem], wording: word.text };
    const next = words[index + 1];
    if (!next || next.clause !== word.clause || next.stem === word.stem) continue;
    yield {
      stems: [signed(word), signed(next)].toSorted(),
      wording: text.slice(word.start, next.end),
    };
  }
}

const rate = (comments: Iterable<ReadableComment>): number[] => {
  const ratings = Array.from({ length: limits.ratingMax }, () => 0);
  for (const { rating } of comments) {
    if (rating !== null && rating !== undefined)
      ratings[rating - 1] = (ratings[rating - 1] ?? 0) + 1;
  }
  return ratings;
};

const moodOf = (comments: readonly ReadComment[]): Sentiment => {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const { comment } of comments) counts[comment.sentiment ?? 'neutral'] += 1;
  return sentimentOfCounts(counts);
};

const collect = (read: readonly ReadComment[], hidden: ReadonlySet<string>) => {
  const grams = new Map<string, Gram>();
  for (const comment of read) {
    const noted = new Set<string>();
    for (const { stems, wording } of gramsOf(comment)) {
      if (stems.some((stem) => hidden.has(stem.replace('!', '')))) continue;
      const key = stems.join(' ');
      const gram = grams.get(key) ?? {
        wordings: new Map(),
        comments: new Map(),
        visitors: new Set(),
        stems,
      };
      const written = wordingOf(wording);
      const isNew = !noted.has(`${key}: ${written}`);
      if (isNew) addTo(gram.wordings, written, 1);
      noted.add(`${key}: ${written}`);
      gram.comments.set(comment.comment.id, comment);
      gram.visitors.add(comment.visitor);
      grams.set(key, gram);
    }
  }
  return [...grams.values()];
};

/** The comments that each word shares with a neighbour, by its stem. */
const findCovered = (grams: readonly Gram[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const covered = new Map<string, Set<string>>();
  for (const { stems, comments } of grams) {
    if (stems.length === 1) continue;
    for (const stem of new Set(stems.map((each) => each.replace('!', '')))) {
      const inPairs = covered.get(stem) ?? new Set();
      for (const id of comments.keys()) inPairs.add(id);
      covered.set(stem, inPairs);
    }
  }
  return covered;
};

/**
 * Finds the themes of comments, the most frequent first: words and pairs of neighboring words, with
 * all their inflections as one, so that "zimna kawa", "zimną kawę" and "kawa zimna" are one theme.
 * A pair with a negation is another theme than the pair without.
 */
export function findThemes(
  comments: readonly ReadableComment[],
  { least = 2, most = 20 }: ThemeOptions = {},
): Theme[] {
  const read = comments.map(readComment);
  const names = findNames(read);
  const grams = collect(read, names).filter(({ visitors }) => visitors.size >= least);
  const covered = findCovered(grams);
  const all = rate(comments);

  const describe = (label: string, told: readonly ReadComment[]): Theme => {
    const rated = rate(told.map(({ comment }) => comment));
    const best = told
      .map((each) => ({ each, hides: countHidden(each, names) }))
      .toSorted(
        (one, other) =>
          one.hides - other.hides ||
          one.each.comment.text.length - other.each.comment.text.length ||
          (one.each.comment.id < other.each.comment.id ? -1 : 1),
      );
    return {
      label,
      n: told.length,
      sentiment: moodOf(told),
      examples: best.slice(0, exampleCount).map(({ each }) => ({
        id: each.comment.id,
        text: hideNames(each, names),
      })),
      ratings: {
        with: rated,
        without: all.map((count, index) => count - (rated[index] ?? 0)),
      },
    };
  };

  return grams
    .filter(({ stems: [stem = '', ...others], comments: told }) => {
      const inPairs = covered.get(stem)?.size ?? 0;
      return others.length > 0 || inPairs < shareCovered * told.size;
    })
    .map(({ wordings, comments: told, stems }) => ({ label: pickWording(wordings), told, stems }))
    .toSorted(
      (one, other) =>
        other.told.size - one.told.size ||
        compare(one.label, other.label) ||
        compare(one.stems.join(' '), other.stems.join(' ')),
    )
    .slice(0, most)
    .map(({ label, told }) => describe(label, [...told.values()]));
}
