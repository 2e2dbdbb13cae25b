import type { Sentiment } from '../../database/WorkspaceTables.ts';
import {
  hidesWord,
  findPersonNames,
  type NameChoices,
  noChoices,
  readChosen,
} from './hidePeople.ts';
import { stemOf } from '../stems.ts';
import { readComment } from './readComment.ts';

/** A stem as 32 bits (FNV-1a), to know it again without keeping it. */
function hashStem(stem: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < stem.length; index += 1) {
    hash = Math.imul(hash ^ stem.charCodeAt(index), 16_777_619);
  }
  // The last letters alone would decide the last bits otherwise.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The counts of one word in comments, in all its forms. Each number counts comments, and may be below 0. */
interface WordCounts extends Record<Sentiment, number> {
  /** Of these, how many write it only in ways a name is written. */
  possible: number;
  /** The forms it takes, in small letters, and in how many comments each stands. */
  wordings: Map<string, number>;
}

/**
 * The words of any number of comments, as sums: two tallies add up to that of all their comments, and
 * a comment taken back leaves nothing behind.
 */
export interface WordTally {
  /** By stem. */
  words: Map<string, WordCounts>;
  /** In how many comments a stem names somebody, by the hash of the stem: a name is kept nowhere. */
  names: Map<number, number>;
}

/** The tally of no comments. */
export const noWords = (): WordTally => ({ words: new Map(), names: new Map() });

/** The word of a stem, and an empty one where the tally has none yet. */
export function findOrAddWord({ words }: WordTally, stem: string): WordCounts {
  let word = words.get(stem);
  if (!word) {
    word = { positive: 0, neutral: 0, negative: 0, possible: 0, wordings: new Map() };
    words.set(stem, word);
  }
  return word;
}

/** Adds to a number of a map; what comes to 0 goes, so that what cancels leaves nothing. */
export function addTo<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  const sum = (counts.get(key) ?? 0) + count;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}

/** True when a word has no counts left. */
export const isGone = ({ positive, neutral, negative, possible, wordings }: WordCounts): boolean =>
  positive === 0 && neutral === 0 && negative === 0 && possible === 0 && wordings.size === 0;

/** Adds all of a tally to another one. In whatever order tallies are added, the sum is the same. */
export function addWords(into: WordTally, other: WordTally): void {
  for (const [hash, count] of other.names) addTo(into.names, hash, count);
  for (const [stem, { positive, neutral, negative, possible, wordings }] of other.words) {
    const word = findOrAddWord(into, stem);
    word.positive += positive;
    word.neutral += neutral;
    word.negative += negative;
    word.possible += possible;
    for (const [wording, count] of wordings) addTo(word.wordings, wording, count);
    if (isGone(word)) into.words.delete(stem);
  }
}

/**
 * The mood of what several comments say: positive or negative where such comments outnumber the
 * contrary ones by more than a third of all, else neutral.
 */
export function sentimentOfCounts(counts: Readonly<Record<Sentiment, number>>): Sentiment {
  const { positive, neutral, negative } = counts;
  const lead = 3 * (positive - negative);
  const all = positive + neutral + negative;
  if (lead > all) return 'positive';
  return -lead > all ? 'negative' : 'neutral';
}

/** The forms that one thing takes, and how many comments use each. */
type Wordings = ReadonlyMap<string, number>;

const accents = (text: string) => text.replaceAll(/[\p{ASCII}]/gu, '').length;

/** Normalizes capitals and spaces of a surface form. */
export const wordingOf = (written: string): string =>
  written.toLowerCase().replaceAll(/\s+/gu, ' ');

/**
 * The wording that most comments use for one thing; of two used alike, the one with its accents, then
 * the shorter, then the first by letters, so that it is the same each time.
 */
export function pickWording(wordings: Wordings): string {
  if (wordings.size === 1) return [...wordings.keys()][0] ?? '';
  const [first] = [...wordings].toSorted(
    ([one, count], [other, countOther]) =>
      countOther - count ||
      accents(other) - accents(one) ||
      one.length - other.length ||
      (one < other ? -1 : 1),
  );
  return first?.[0] ?? '';
}

/** A comment as the word counts need it. */
export interface NotedComment {
  text: string;
  /** The language of the page it was written on. */
  language?: string | null | undefined;
  /** The name that the visitor gave. */
  name?: string | null | undefined;
  sentiment: Sentiment;
}

/** A comment of so many different words is a list, and is tallied by its first ones. */
const wordsMax = 250;

/** Adds a comment to a tally, or takes it back: with −1 all that 1 noted goes. */
export function noteComment(tally: WordTally, comment: NotedComment, sign: 1 | -1): void {
  const { text, language, name, sentiment } = comment;
  const read = readComment({
    id: '',
    text,
    ...(language && { language }),
    ...(name && { name }),
  });
  const { names, possible } = findPersonNames(read);
  for (const stem of names) addTo(tally.names, hashStem(stem), sign);

  const noted = new Map<string, Set<string>>();
  for (const { stem, text: written } of read.words) {
    if (names.has(stem)) continue;
    const wordings = noted.get(stem);
    if (wordings) wordings.add(wordingOf(written));
    else if (noted.size < wordsMax) noted.set(stem, new Set([wordingOf(written)]));
  }
  for (const [stem, wordings] of noted) {
    const word = findOrAddWord(tally, stem);
    word[sentiment] += sign;
    if (possible.has(stem)) word.possible += sign;
    for (const wording of wordings) addTo(word.wordings, wording, sign);
    if (isGone(word)) tally.words.delete(stem);
  }
}

/** A word that visitors use, in the form they use most. */
interface ListedWord {
  word: string;
  /** In how many comments it stands: who repeats it in one does not make it larger. */
  count: number;
  /** The mood of these comments. */
  sentiment: Sentiment;
}

const countOf = ({ positive, neutral, negative }: Record<Sentiment, number>) =>
  positive + neutral + negative;

/**
 * Words that say nothing without the word beside them: of a café, "good" is not news. Not among the stop words, since
 * the mood of a comment is read from them.
 */
const vague = new Set([
  ...['bit', 'fine', 'good', 'nice'].map((word) => stemOf(word, 'en')),
  ...['da', 'dobra', 'dobry', 'dobrze'].map((word) => stemOf(word, 'pl')),
]);

/**
 * The words of a tally, the commonest first, for a cloud. Small words were never noted, nor was
 * personal data: addresses and numbers. Names are left out, and what could be a name while only one
 * comment has it, but for those that the owner shows. What English and Polish write alike, as "menu", is
 * one word.
 */
export function listWords(
  tally: WordTally,
  most = 100,
  choices: NameChoices = noChoices,
): ListedWord[] {
  const hidden = new Set(readChosen(choices.hidden).flatMap(({ stems }) => stems));
  const chosen = readChosen(choices.shown).filter(({ stems }) =>
    stems.every((stem) => !hidden.has(stem)),
  );
  const isChosen = new Set(chosen.flatMap(({ stems }) => stems));
  const shown = new Map<string, Record<Sentiment, number>>();
  for (const [stem, word] of tally.words) {
    const count = countOf(word);
    const { positive, neutral, negative, possible, wordings } = word;
    const names = tally.names.get(hashStem(stem)) ?? 0;
    if (count <= 0 || hidden.has(stem) || vague.has(stem)) continue;
    const isName = hidesWord({ names, possible, ordinary: count - possible });
    if (isName && !isChosen.has(stem)) continue;
    const text = pickWording(wordings);
    const before = shown.get(text) ?? { positive: 0, neutral: 0, negative: 0 };
    shown.set(text, {
      positive: before.positive + positive,
      neutral: before.neutral + neutral,
      negative: before.negative + negative,
    });
  }

  for (const { word, stems } of chosen) {
    // A name is tallied without the moods of its comments, for both languages where it is the visitor's own.
    const named = Math.max(...stems.map((stem) => tally.names.get(hashStem(stem)) ?? 0));
    if (named <= 0) continue;
    const known = stems.flatMap((stem) => tally.words.get(stem) ?? [])[0];
    const text = known ? pickWording(known.wordings) : word;
    const before = shown.get(text) ?? { positive: 0, neutral: 0, negative: 0 };
    shown.set(text, { ...before, neutral: before.neutral + named });
  }

  return [...shown]
    .map(([word, counts]) => ({
      word,
      count: countOf(counts),
      sentiment: sentimentOfCounts(counts),
    }))
    .toSorted((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, most);
}
