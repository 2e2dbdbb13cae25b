import type { TextLanguage } from '../language/detectLanguage.ts';
import { foldAccents, stemOf } from '../stems.ts';
import { stopWordsOf, type Token } from '../tokens.ts';
import { emojiWeight, gap, lexiconOf, type Lexicon } from './lexicon.ts';

/** A place in a comment that says something about its mood. */
export interface Signal {
  /** Above 0 for good, below for bad; 0 says that it was neither. */
  weight: number;
  /** The index of the piece where it begins. */
  at: number;
  /** A phrase or an emoji means one thing, a word alone less surely. */
  kind: 'word' | 'phrase' | 'emoji';
}

const reach = { negation: 3, booster: 2, named: 3, gap: 3, small: 0.5 };
const factors = { negatedGood: -0.8, negatedBad: -0.6, boosted: 1.3, dampened: 0.7, loud: 1.2 };
const absence = -1;
const opposite = { en: /^(?:un|in|im|dis|non)/u, pl: /^nie/u };

interface Reading {
  tokens: readonly Token[];
  language: TextLanguage;
  lexicon: Lexicon;
  /** Each piece without accents, and its stem. */
  plain: readonly string[];
  stems: readonly string[];
  /** The pieces that phrases have taken: their words say nothing more alone. */
  taken: Set<number>;
}

const weightOf = ({ lexicon, language, plain, stems }: Reading, at: number): number => {
  const word = plain[at] ?? '';
  const stem = stems[at] ?? '';
  const exact = lexicon.words.get(word);
  if (exact !== undefined) return exact;
  // The stems of small words are too short to mean the same: "zawsze" is no "zawód".
  const isSmall =
    stopWordsOf(language).has(word) || lexicon.negations.has(word) || lexicon.boosters.has(word);
  if (isSmall) return 0;
  const listed = lexicon.stems.get(stem);
  if (listed !== undefined) return listed;
  if (language === 'en' && word.endsWith('ly')) {
    const adjective = lexicon.words.get(word.slice(0, -2));
    if (adjective !== undefined) return adjective;
  }

  // "Niepunktualny" and "unfriendly" turn what their rest would say.
  const prefix = opposite[language].exec(word)?.[0].length;
  if (prefix === undefined || word.length < 7) return 0;
  const rest = word.slice(prefix);
  const turned = lexicon.words.get(rest) ?? lexicon.stems.get(stemOf(rest, language)) ?? 0;
  return turned === 0 ? 0 : turned * factors.negatedGood;
};

/** True when one of these words precedes, with few significant words and no punctuation between. */
const standsBefore = (
  { tokens, plain, language, taken }: Reading,
  at: number,
  words: ReadonlySet<string>,
  most: number,
): boolean => {
  let passed = 0;
  for (let before = at - 1; before >= 0 && passed < most; before -= 1) {
    if (tokens[before]?.kind === 'mark') return false;
    const word = plain[before] ?? '';
    if (words.has(word) && !taken.has(before)) return true;
    passed += stopWordsOf(language).has(word) ? reach.small : 1;
  }
  return false;
};

const inContext = (reading: Reading, at: number, weight: number): number => {
  const { lexicon, tokens } = reading;
  let value = weight;
  if (standsBefore(reading, at, lexicon.boosters, reach.booster)) value *= factors.boosted;
  if (standsBefore(reading, at, lexicon.dampers, reach.booster)) value *= factors.dampened;
  const { text = '' } = tokens[at] ?? {};
  const isLoud = text.length >= 4 && text === text.toUpperCase() && text !== text.toLowerCase();
  if (isLoud) value *= factors.loud;
  if (!standsBefore(reading, at, lexicon.negations, reach.negation)) return value;
  return value * (value > 0 ? factors.negatedGood : factors.negatedBad);
};

/** The number of tokens that these stems match from here on; 0 where they do not match. */
const lengthOf = (reading: Reading, at: number, [stem, ...rest]: readonly string[]): number => {
  if (stem === undefined) return 0;
  if (stem === gap) {
    for (let skipped = 0; skipped <= reach.gap; skipped += 1) {
      const length = lengthOf(reading, at + skipped, rest);
      if (length > 0) return skipped + length;
      if (reading.tokens[at + skipped]?.kind === 'mark') return 0;
    }
    return 0;
  }
  if (reading.stems[at] !== stem || reading.tokens[at]?.kind === 'mark') return 0;
  if (rest.length === 0) return 1;
  const length = lengthOf(reading, at + 1, rest);
  return length > 0 ? length + 1 : 0;
};

const phraseAt = (reading: Reading, at: number) => {
  for (const { stems, weight, isNeutral } of reading.lexicon.phrases.get(reading.stems[at] ?? '') ??
    []) {
    const length = lengthOf(reading, at, stems);
    if (length > 0) return { length, weight, isNeutral };
  }
  return undefined;
};

/** "No towels", "brak mydła": what is named is missing, unless its word has its own weight. */
const isAbsence = (reading: Reading, at: number): boolean => {
  const { tokens, plain, language, lexicon, taken } = reading;
  if (!absent[language].has(plain[at] ?? '')) return false;
  const named = tokens.slice(at + 1, at + 1 + reach.named);
  const end = named.findIndex(({ kind }) => kind === 'mark' || kind === 'emoji');
  const indices = named.slice(0, end === -1 ? named.length : end).map((_, index) => at + 1 + index);
  if (indices.some((index) => taken.has(index) || weightOf(reading, index) !== 0)) return false;
  return indices.some(
    (index) =>
      tokens[index]?.kind === 'word' &&
      !stopWordsOf(language).has(plain[index] ?? '') &&
      !lexicon.negations.has(plain[index] ?? ''),
  );
};

const absent: Record<TextLanguage, ReadonlySet<string>> = {
  en: new Set(['no', 'without', 'nobody', 'lacks', 'lacked']),
  pl: new Set(['brak', 'brakuje', 'brakowalo', 'zero', 'zadnych', 'zadnego', 'zadnej', 'nikt']),
};

/** Every sign of mood in a comment, in the order of its words. */
export function findSignals(tokens: readonly Token[], language: TextLanguage): Signal[] {
  const reading: Reading = {
    tokens,
    language,
    lexicon: lexiconOf(language),
    plain: tokens.map(({ word }) => foldAccents(word)),
    stems: tokens.map(({ word, kind }) => (kind === 'word' ? stemOf(word, language) : word)),
    taken: new Set(),
  };
  const { taken } = reading;
  const signals: Signal[] = [];

  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = phraseAt(reading, at);
    if (!phrase) continue;
    if (phrase.isNeutral) signals.push({ weight: 0, at, kind: 'phrase' });
    else if (phrase.weight !== 0) {
      signals.push({ weight: inContext(reading, at, phrase.weight), at, kind: 'phrase' });
    }
    for (let index = at; index < at + phrase.length; index += 1) taken.add(index);
    at += phrase.length - 1;
  }

  for (const [at, { kind, word }] of tokens.entries()) {
    if (taken.has(at)) continue;
    if (kind === 'emoji') {
      const weight = emojiWeight(word);
      if (weight !== 0) signals.push({ weight, at, kind: 'emoji' });
    } else if (kind === 'word') {
      const weight = weightOf(reading, at);
      if (weight !== 0) {
        signals.push({ weight: inContext(reading, at, weight), at, kind: 'word' });
      } else if (isAbsence(reading, at)) {
        signals.push({ weight: absence, at, kind: 'word' });
      }
    }
  }
  return signals.toSorted((one, other) => one.at - other.at);
}
