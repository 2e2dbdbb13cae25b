import { readFileSync } from 'node:fs';

import type { TextLanguage } from '../language/detectLanguage.ts';
import { findPassages, type Passage } from '../language/findPassages.ts';
import { foldAccents } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { correctTypos } from './correctTypos.ts';
import { type Evidence, readEvidence, toTokens } from './judgeComment.ts';
import { lexiconOf } from './lexicon.ts';
import mood from './mood.json' with { type: 'json' };
import { letterValue, lengthOf, readFeatures } from './readFeatures.ts';

/** The chance of each mood; together 1. */
export interface Chances {
  positive: number;
  neutral: number;
  negative: number;
}

/** Log-odds of good and of bad against neither. */
export type Odds = readonly [good: number, bad: number];

/** The learned weights of a language: of each bucket that of good and that of bad. */
export interface MoodModel {
  weights: ArrayLike<number>;
  /** The value of one step of a weight. */
  step: number;
  bias: readonly number[];
}

const files = { en: 'moodEn.bin', pl: 'moodPl.bin' };
const loaded: Partial<Record<TextLanguage, MoodModel>> = {};

const modelOf = (language: TextLanguage): MoodModel =>
  (loaded[language] ??= {
    weights: new Int8Array(readFileSync(new URL(files[language], import.meta.url)).buffer),
    ...mood[language].model,
  });

/** The log-odds that the learned model gives to some pieces of a text. */
export function scoreMood(
  { weights, step, bias }: MoodModel,
  tokens: readonly Token[],
  language: TextLanguage,
): Odds {
  const features = readFeatures(tokens, language);
  const value = lengthOf(features) * step;
  let [good, bad] = [0, 0];
  for (const bucket of features.words) {
    good += weights[2 * bucket] ?? 0;
    bad += weights[2 * bucket + 1] ?? 0;
  }
  let [goodLetters, badLetters] = [0, 0];
  for (const bucket of features.letters) {
    goodLetters += weights[2 * bucket] ?? 0;
    badLetters += weights[2 * bucket + 1] ?? 0;
  }
  return [
    (bias[0] ?? 0) + value * (good + letterValue * goodLetters),
    (bias[1] ?? 0) + value * (bad + letterValue * badLetters),
  ];
}

const most = (value: number, bound: number) => Math.min(bound, value);

/**
 * The inputs of the combination: the log-odds of the model, and what lists and rules say, which counts
 * for more in a short comment.
 */
export function combineInputs([good, bad]: Odds, evidence: Evidence, words: number): number[] {
  const { score, isAny, neither, weights, phrases, emoji } = evidence;
  const short = 1 / Math.sqrt(Math.max(1, words));
  const isGood = isAny && score >= 0.3 ? 1 : 0;
  const isBad = isAny && score <= -0.3 ? 1 : 0;
  return [
    1,
    good,
    bad,
    score,
    Math.abs(score),
    isGood,
    isBad,
    isAny ? 0 : 1,
    most(neither, 2),
    isGood * short,
    isBad * short,
    neither > 0 ? short : 0,
    most(phrases[0], 4),
    most(phrases[1], 4),
    most(emoji[0], 4),
    most(emoji[1], 4),
    most(weights[0], 4),
    most(weights[1], 4),
    score * short,
    short,
  ];
}

/** The chances by the weights of the combination: of each input that for good and that for bad. */
export function toChances(
  inputs: readonly number[],
  weights: readonly (readonly number[])[],
): Chances {
  let [good, bad] = [0, 0];
  for (const [at, input] of inputs.entries()) {
    good += input * (weights[0]?.[at] ?? 0);
    bad += input * (weights[1]?.[at] ?? 0);
  }
  const top = Math.max(good, bad, 0);
  const [positive, neutral, negative] = [Math.exp(good - top), Math.exp(-top), Math.exp(bad - top)];
  const sum = positive + neutral + negative;
  return { positive: positive / sum, neutral: neutral / sum, negative: negative / sum };
}

const countWords = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { kind }) => sum + (kind === 'mark' ? 0 : 1), 0);

const combineMood = (
  tokens: readonly Token[],
  language: TextLanguage,
  evidence: Evidence,
): Chances =>
  toChances(
    combineInputs(scoreMood(modelOf(language), tokens, language), evidence, countWords(tokens)),
    mood[language].combination,
  );

const weighMood = (tokens: readonly Token[], language: TextLanguage): Chances =>
  combineMood(tokens, language, readEvidence(tokens, language));

/** "Nothing special", with nothing good or bad beside it, is as often neutral as our own comments are. */
const ordinaryOdds = 2.5;

const shareOf = ({ positive, neutral, negative }: Chances): Chances => {
  const sum = positive + neutral + negative;
  return { positive: positive / sum, neutral: neutral / sum, negative: negative / sum };
};

const withOrdinary = (chances: Chances): Chances =>
  shareOf({ ...chances, neutral: ordinaryOdds * chances.neutral });

const sentenceEnd = /[.!?…;\n]/u;

/** Cuts a comment into its sentences, each with the mark that ends it. */
function* toSentences(tokens: readonly Token[]) {
  let start = 0;
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'mark' || !sentenceEnd.test(text)) continue;
    yield tokens.slice(start, at + 1);
    start = at + 1;
  }
  if (start < tokens.length) yield tokens.slice(start);
}

/** Cuts a sentence at its commas, and before "but", "although", "niestety" and their like. */
function* toParts(sentence: readonly Token[], language: TextLanguage) {
  const { contrasts } = lexiconOf(language);
  let part: Token[] = [];
  for (const token of sentence) {
    const cuts = token.kind === 'mark' || contrasts.has(foldAccents(token.word));
    if (cuts && countWords(part) > 0) {
      yield part;
      part = [];
    }
    if (token.kind === 'mark') part = [];
    else part.push(token);
  }
  if (countWords(part) > 0) yield part;
}

/** A part of a comment that can have a mood of its own. */
export interface Clause {
  tokens: readonly Token[];
  language: TextLanguage;
  /** The mood takes most of the time of reading a clause. */
  judge: () => Chances;
}

/** A clause tells its mood from here on; below, it has that of its sentence. */
const leastChance = 0.6;

const isTold = ({ positive, negative }: Chances) => Math.max(positive, negative) >= leastChance;

/** The clauses of a comment, each in its own language and with a way to its mood, but those of other languages. */
export function readClauses(tokens: readonly Token[], page: string | undefined): Clause[] {
  return findPassages(tokens, page).flatMap(({ language, tokens: passage }) => {
    if (language === 'other') return [];
    return Array.from(toSentences(correctTypos(passage, language))).flatMap((sentence) => {
      const parts = [...toParts(sentence, language)];
      if (parts.length === 0) return [];
      let chances: Chances | undefined;
      const judgeSentence = () => (chances ??= weighMood(sentence, language));
      if (parts.length === 1) return [{ tokens: sentence, language, judge: judgeSentence }];
      return parts.map((part) => ({
        tokens: part,
        language,
        judge: () => {
          const own = weighMood(part, language);
          return isTold(own) ? own : judgeSentence();
        },
      }));
    });
  });
}

/** A comment is good and bad at once where clauses of its own say both this surely. */
const mixedChance = 0.7;
/** A comment in one language that is as sure of one mood is not. */
const plainChance = 0.97;

const even: Chances = { positive: 1 / 3, neutral: 1 / 3, negative: 1 / 3 };

/** A passage of a comment, read in its language. */
interface Reading {
  tokens: readonly Token[];
  language: TextLanguage;
  evidence: Evidence;
  chances: Chances;
}

function readIn(language: TextLanguage, written: readonly Token[]): Reading {
  const tokens = correctTypos(written, language);
  const evidence = readEvidence(tokens, language);
  const found = combineMood(tokens, language, evidence);
  const chances = isBalanced(evidence) ? withOrdinary(found) : found;
  return { tokens, language, evidence, chances };
}

/** Nothing good or bad in it outweighs the other. */
const isBalanced = ({ isAny, score }: Evidence) => isAny && Math.abs(score) < 0.3;

const isMixed = (readings: readonly Reading[]): boolean => {
  const [{ positive, negative } = even, another] = readings.map(({ chances }) => chances);
  if (!another && Math.max(positive, negative) >= plainChance) return false;
  const parts = readings.flatMap(({ tokens, language }) =>
    Array.from(toSentences(tokens)).flatMap((sentence) =>
      Array.from(toParts(sentence, language), (part) => ({ part, language })),
    ),
  );
  if (parts.length < 2) return false;
  const chances = parts.map(({ part, language }) => weighMood(part, language));
  const good = chances.filter((each) => each.positive >= mixedChance).length;
  const bad = chances.filter((each) => each.negative >= mixedChance).length;
  const lesser = Math.min(good, bad);
  return lesser > 0 && 3 * lesser >= good + bad;
};

/**
 * Reads each passage in its language, if passages of both tell a mood; else all of them together, since a name
 * or a loanword ("mini golf") looks like a passage.
 */
function readPassages(passages: readonly Passage[]): Reading[] {
  const ours = passages.flatMap(({ language, tokens }) =>
    language === 'other' ? [] : [{ language, tokens }],
  );
  const readings = ours.map(({ language, tokens }) => readIn(language, tokens));
  if (readings.length < 2) return readings;
  const telling = readings.filter(({ chances, evidence }) => evidence.isAny || isTold(chances));
  if (new Set(telling.map(({ language }) => language)).size > 1) return telling;
  const all = ours.flatMap(({ tokens }) => tokens);
  return [...telling, ...readings].slice(0, 1).map(({ language }) => readIn(language, all));
}

/**
 * The chances of a comment: the log-odds of its passages are added, of those alone that are sure of a mood where
 * any is.
 */
const combineReadings = (readings: readonly Reading[]): Chances => {
  const told = readings.filter(({ chances }) => isTold(chances));
  return (told.length > 0 ? told : readings)
    .map(({ chances }) => chances)
    .reduce((one, other) =>
      shareOf({
        positive: one.positive * other.positive,
        neutral: one.neutral * other.neutral,
        negative: one.negative * other.negative,
      }),
    );
};

/** The mood of a comment by its words. */
export interface CommentMood {
  chances: Chances;
  /** It says good and bad. */
  isMixed: boolean;
  /** More of it is written in neither English nor Polish, of which only emoji are read. */
  isForeign: boolean;
  /** Lists or rules find something ordinary in it: without that, neutral words say nothing. */
  isOrdinary: boolean;
  /** Lists or rules find anything in it. */
  isListed: boolean;
  words: number;
}

/** Judges the words of a comment, each clause in its own language. Undefined where there is nothing to read. */
export function judgeMood(comment: string, page?: string): CommentMood | undefined {
  const all = toTokens(comment);
  if (countWords(all) === 0) return undefined;
  const passages = findPassages(all, page);
  const foreign = passages.flatMap(({ language, tokens }) => (language === 'other' ? tokens : []));
  const emoji = foreign.filter(({ kind }) => kind === 'emoji');
  const readings = [...readPassages(passages), ...(emoji.length > 0 ? [readIn('en', emoji)] : [])];
  const words = readings.reduce((sum, { tokens }) => sum + countWords(tokens), 0);
  return {
    chances: readings.length > 0 ? combineReadings(readings) : even,
    isMixed: isMixed(readings),
    isForeign: countWords(foreign) > words,
    isOrdinary: readings.some(({ evidence }) => evidence.neither > 0 || isBalanced(evidence)),
    isListed: readings.some(({ evidence }) => evidence.isAny),
    words,
  };
}
