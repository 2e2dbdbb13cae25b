import type { Sentiment } from '../../database/WorkspaceTables.ts';
import { detectLanguage, type TextLanguage } from '../language/detectLanguage.ts';
import { foldAccents, stemOf } from '../stems.ts';
import { findTokens, type Token } from '../tokens.ts';
import { hidePersonalData } from '../words/readComment.ts';
import { findSignals, type Signal } from './findSignals.ts';
import { lexiconOf } from './lexicon.ts';

const words = {
  en: {
    wait: ['wait', 'queue', 'late', 'delay'],
    time: ['minutes', 'mins', 'hour', 'hours', 'days', 'weeks', 'months'],
    little: ['only', 'just', 'under', 'barely', 'no', 'without'],
  },
  pl: {
    wait: ['czekać', 'czekanie', 'kolejka', 'spóźnienie', 'opóźnienie'],
    time: [
      'minuta',
      'minuty',
      'minut',
      'godzina',
      'godziny',
      'dni',
      'tydzień',
      'tygodnie',
      'tygodni',
      'miesiące',
      'miesięcy',
    ],
    little: ['tylko', 'zaledwie', 'ledwie', 'niecałe', 'bez', 'raptem'],
  },
};

const stemsOf = (language: TextLanguage) => {
  const { wait, time, little } = words[language];
  const stems = (list: readonly string[]) => new Set(list.map((word) => stemOf(word, language)));
  return { wait: stems(wait), time: stems(time), little: stems(little) };
};

const known = { en: stemsOf('en'), pl: stemsOf('pl') };
const waited = -1.5;

/** Waiting that was measured is a complaint: nobody counts the minutes of a short wait. */
function readWaiting(tokens: readonly Token[], language: TextLanguage): Signal[] {
  const { wait, time, little } = known[language];
  const stems = tokens.map(({ word }) => stemOf(word, language));
  const at = stems.findIndex((stem) => wait.has(stem));
  const isMeasured = at >= 0 && stems.some((stem) => time.has(stem));
  return isMeasured && !stems.some((stem) => little.has(stem))
    ? [{ weight: waited, at, kind: 'word' }]
    : [];
}

const rolledEyes = /^(?:🙄|😒|🤦)/u;
const openingQuote = /["„“”]$/u;
const closingQuote = /^["„“”]/u;

/**
 * Takes mild irony at its meaning: praise in quotation marks, praise under rolled eyes, and praise
 * that opens a comment which then only complains ("Great, another hour of waiting").
 */
function readIrony(signals: readonly Signal[], tokens: readonly Token[]): Signal[] {
  const rolls = tokens.some(({ kind, text }) => kind === 'emoji' && rolledEyes.test(text));
  const complains = signals.some(({ weight, at }) => weight < 0 && at > 0);
  const [opening] = signals;
  const opens = opening?.at === 0 && opening.weight >= 2 && tokens[1]?.kind === 'mark' && complains;
  const goodInside = signals.filter(
    ({ weight, at }) => weight > 0 && at > 0 && at < tokens.length - 3,
  ).length;
  const isIronic = opens && goodInside === 0 && tokens.length > 4;

  return signals.map((signal) => {
    const { weight, at } = signal;
    if (weight <= 0) return signal;
    const isQuoted =
      openingQuote.test(tokens[at - 1]?.text ?? '') &&
      closingQuote.test(tokens[at + 1]?.text ?? '');
    return { ...signal, weight: isQuoted || rolls || isIronic ? -weight : weight };
  });
}

/** The sentiment in the words of a comment. */
export interface Verdict {
  sentiment: Sentiment;
  /** From −1 to 1. */
  score: number;
}

const weights = { beforeContrast: 0.7, afterContrast: 1.3, question: 0.3, neutral: 2, calm: 1 };
const leastSignal = 0.6;
const leastScore = 0.3;

const sentenceEnd = /[.!?…\n]/u;

/** Of each piece, whether it stands in a question. */
const findQuestions = (tokens: readonly Token[], words: ReadonlySet<string>): boolean[] => {
  const asked: boolean[] = [];
  let start = 0;
  for (const [at, { kind, text }] of tokens.entries()) {
    asked.push(false);
    if (kind !== 'mark' || !sentenceEnd.test(text)) continue;
    const opens = words.has(foldAccents(tokens[start]?.word ?? ''));
    if (opens && text.includes('?')) asked.fill(true, start, at);
    start = at + 1;
  }
  return asked;
};

const weigh = (signals: readonly Signal[], tokens: readonly Token[], language: TextLanguage) => {
  const { contrasts, questions } = lexiconOf(language);
  const asked = findQuestions(tokens, questions);
  const turn = tokens.findLastIndex(({ word }) => contrasts.has(foldAccents(word)));
  let [good, bad, neither] = [0, 0, 0];

  for (const { weight, at } of signals) {
    let value = weight;
    if (turn > 0) value *= at < turn ? weights.beforeContrast : weights.afterContrast;
    if (asked[at]) value *= weights.question;
    if (weight === 0 || asked[at]) neither += 1;
    if (value > 0) good += value;
    else bad -= value;
  }
  return { good, bad, neither };
};

/** An address of the web without its protocol: "example.com/menu". */
const bareAddress =
  /(?<![\p{L}\d.@-])(?:[\p{L}\d-]+\.)+(?:com|pl|net|org|eu|info)(?:[/:]\S*)?(?![\p{L}\d])/giu;
/** Letters, digits and what joins them in an order number, a code or a name of a file. */
const joined = /[\p{L}\p{M}\d](?:[\p{L}\p{M}\d@#_/\\+-]|(?<=\d)[.:,](?=\d))*/gu;
/** A number and its word, which say how many of what: "30min", "5-star", "24-godzinny". */
const counted = /^\d+(?:\p{L}+|-(?!\p{AHex}+$)\p{Ll}{3,})$/u;

/** Order numbers, codes and other ids, of which no letter says anything: "8f3a-9c", "FV/2026/11". */
const isCode = (piece: string): boolean =>
  piece.includes('@') ||
  /^\p{AHex}{8,}$/u.test(piece) ||
  (/\d/u.test(piece) && /\p{L}/u.test(piece) && !counted.test(piece));

const mayHoldCode = /[\d@]|[a-f]{8}|\.\p{L}{2}/iu;
const cover = () => ' ';
const withoutCodes = (text: string): string =>
  mayHoldCode.test(text)
    ? text
        .replaceAll(bareAddress, cover)
        .replaceAll(joined, (piece) => (isCode(piece) ? ' ' : piece))
    : text;

/** Twenty thousand letters would not say more than the first two thousand. */
const readMax = 2_000;

/** The pieces of a comment that are judged: its beginning, without personal data and ids. */
export const toTokens = (comment: string): Token[] =>
  findTokens(withoutCodes(hidePersonalData(comment.slice(0, readMax), cover)));

/** The evidence that our lists and rules find in some pieces of a comment. */
export interface Evidence {
  /** From −1 to 1. */
  score: number;
  /** False where nothing says anything about a mood. */
  isAny: boolean;
  /** The number of signs that something was ordinary, or asked. */
  neither: number;
  /** The weights of all that is good and that is bad, and of what phrases and emoji alone say. */
  weights: readonly [good: number, bad: number];
  phrases: readonly [good: number, bad: number];
  emoji: readonly [good: number, bad: number];
}

const sumOf = (signals: readonly Signal[], kind: Signal['kind']): readonly [number, number] => {
  let [good, bad] = [0, 0];
  for (const { weight, kind: its } of signals) {
    if (its !== kind) continue;
    if (weight > 0) good += weight;
    else bad -= weight;
  }
  return [good, bad];
};

/** Reads the evidence of lists and rules in some pieces of a comment. */
export function readEvidence(tokens: readonly Token[], language: TextLanguage): Evidence {
  const found = [...findSignals(tokens, language), ...readWaiting(tokens, language)];
  const signals = readIrony(found, tokens);
  const { good, bad, neither } = weigh(signals, tokens, language);
  const marks = tokens.reduce((sum, { kind, text }) => {
    return kind === 'mark' ? sum + text.split('!').length - 1 : sum;
  }, 0);
  const loudness = 1 + 0.1 * Math.min(3, marks);
  const whole = (good + bad) * loudness + weights.calm + neither * weights.neutral;
  return {
    score: Math.round(((good - bad) * loudness * 1000) / whole) / 1000,
    isAny: good + bad >= leastSignal || neither > 0,
    neither,
    weights: [good, bad],
    phrases: sumOf(signals, 'phrase'),
    emoji: sumOf(signals, 'emoji'),
  };
}

/**
 * The mood of a comment by its words and signs, or nothing where they do not say any. A language
 * we do not know is read for its emoji and for words that both of ours share.
 */
export function judgeComment(comment: string, page?: string): Verdict | undefined {
  const tokens = toTokens(comment);
  if (tokens.length === 0) return undefined;
  const found = detectLanguage(comment.slice(0, readMax), page, tokens);
  const { score, isAny } = readEvidence(tokens, found === 'pl' ? 'pl' : 'en');
  if (!isAny) return undefined;
  const isClear = Math.abs(score) >= leastScore;
  return { score, sentiment: !isClear ? 'neutral' : score > 0 ? 'positive' : 'negative' };
}
