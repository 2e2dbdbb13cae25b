import { readFileSync } from 'node:fs';

import { detectLanguage, type TextLanguage } from '../language/detectLanguage.ts';
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

const withOrdinary = ({ positive, neutral, negative }: Chances): Chances => {
  const sum = positive + ordinaryOdds * neutral + negative;
  return {
    positive: positive / sum,
    neutral: (ordinaryOdds * neutral) / sum,
    negative: negative / sum,
  };
};

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

/** The language to read a text in: where none was detected, that of its page, which else is English. */
const readAs = (detected: TextLanguage | 'unknown', page: string | undefined): TextLanguage =>
  detected === 'unknown' ? (page?.startsWith('pl') ? 'pl' : 'en') : detected;

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

/** The clauses of a comment, each with a way to its mood. Sentences of other languages are left out. */
export function readClauses(tokens: readonly Token[], page: string | undefined): Clause[] {
  const whole = detectLanguage('', page, tokens);
  const hint = whole === 'en' || whole === 'pl' ? whole : page;
  return Array.from(toSentences(tokens)).flatMap((sentence) => {
    const found = detectLanguage('', hint, sentence);
    if (found === 'other') return [];
    const language = readAs(found, hint);
    const mended = correctTypos(sentence, language);
    const parts = [...toParts(mended, language)];
    if (parts.length === 0) return [];
    let chances: Chances | undefined;
    const judgeSentence = () => (chances ??= weighMood(mended, language));
    if (parts.length === 1) return [{ tokens: mended, language, judge: judgeSentence }];
    return parts.map((part) => ({
      tokens: part,
      language,
      judge: () => {
        const own = weighMood(part, language);
        return isTold(own) ? own : judgeSentence();
      },
    }));
  });
}

/** A comment is good and bad at once where clauses of its own say both this surely. */
const mixedChance = 0.7;

const isMixed = (
  tokens: readonly Token[],
  language: TextLanguage,
  { positive, negative }: Chances,
): boolean => {
  if (Math.max(positive, negative) >= 0.97) return false;
  const parts = Array.from(toSentences(tokens)).flatMap((sentence) => [
    ...toParts(sentence, language),
  ]);
  if (parts.length < 2) return false;
  const chances = parts.map((part) => weighMood(part, language));
  const good = chances.filter((each) => each.positive >= mixedChance).length;
  const bad = chances.filter((each) => each.negative >= mixedChance).length;
  const lesser = Math.min(good, bad);
  return lesser > 0 && 3 * lesser >= good + bad;
};

/** The mood of a comment by its words. */
export interface CommentMood {
  chances: Chances;
  /** It says good and bad. */
  isMixed: boolean;
  /** It is written in neither English nor Polish, and only its emoji were read. */
  isForeign: boolean;
  /** Lists or rules find something ordinary in it: without that, neutral words say nothing. */
  isOrdinary: boolean;
  /** Lists or rules find anything in it. */
  isListed: boolean;
  words: number;
}

const even: Chances = { positive: 1 / 3, neutral: 1 / 3, negative: 1 / 3 };

/** Judges the words of a comment, clause by clause. Undefined where there is nothing to read. */
export function judgeMood(comment: string, page?: string): CommentMood | undefined {
  const tokens = toTokens(comment);
  if (countWords(tokens) === 0) return undefined;
  const detected = detectLanguage('', page, tokens);
  if (detected === 'other') {
    const emoji = tokens.filter(({ kind }) => kind === 'emoji');
    const chances = emoji.length > 0 ? weighMood(emoji, 'en') : even;
    return {
      chances,
      isMixed: false,
      isForeign: true,
      isOrdinary: false,
      isListed: false,
      words: 0,
    };
  }
  const language = readAs(detected, page);
  const mended = correctTypos(tokens, language);
  const evidence = readEvidence(mended, language);
  const found = combineMood(mended, language, evidence);
  const isBalanced = evidence.isAny && Math.abs(evidence.score) < 0.3;
  const chances = isBalanced ? withOrdinary(found) : found;
  return {
    chances,
    isMixed: isMixed(mended, language, chances),
    isForeign: false,
    isOrdinary: evidence.neither > 0 || isBalanced,
    isListed: evidence.isAny,
    words: countWords(tokens),
  };
}
