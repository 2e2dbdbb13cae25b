import type { Sentiment } from '../../database/WorkspaceTables.ts';
import { detectLanguage, type TextLanguage } from '../language/detectLanguage.ts';
import { lexiconOf } from '../sentiment/lexicon.ts';
import { foldAccents, stemOf } from '../stems.ts';
import { findTokens, stopWordsOf } from '../tokens.ts';

/** Matches contact data of a person: addresses, telephone numbers, accounts on networks. */
const personal = [
  // Web addresses, names on networks.
  /https?:\/\/\S+|www\.\S+/giu,
  /(?<![\p{L}\d])@[\p{L}\d_.]{2,}/gu,
  // Telephone numbers and other long numbers: at least seven digits, however they are grouped.
  /(?<!\d)\+?\d(?:[\s().-]{0,2}\d){6,}(?!\d)/gu,
  // Postal codes of Poland and of the United Kingdom, with the town after the first.
  /(?<!\d)\d{2}-\d{3}(?!\d)(?:\s+\p{Lu}\p{L}+)?/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/gu,
  // Streets: "ul. Długa 5/7", "12 High Street".
  /(?<!\p{L})(?:ul|al|os|pl|ulica|ulicy|aleja|alei|osiedle|plac)\b\.?\s+(?:\p{Lu}[\p{L}.]*\s*){1,4}\d*[a-z]?(?:\/\d+)?/gu,
  /(?<!\d)\d+[a-z]?,?\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:[Ss]t(?:reet)?|[Rr](?:oa)?d|[Aa]ve(?:nue)?|[Ll](?:a)?ne?|[Dd]rive|[Ss]quare|[Cc]ourt|[Cc]lose|[Ww]ay)\b\.?/gu,
];

/** Of a word: from its beginning to its last domain. */
const mailAddress = /^.+@[^@]+\.\p{L}{2,}/su;

const dots = (hit: string) => '.'.repeat(hit.length);

/** The text with dots over personal data, each as long as what it hides, or with what else covers it. */
export const hidePersonalData = (text: string, cover = dots): string =>
  personal.reduce(
    (left, pattern) => left.replaceAll(pattern, cover),
    text.replaceAll(/[^\s<>]+/gu, (word) => word.replace(mailAddress, cover)),
  );

/** A comment to be read for its words. */
export interface ReadableComment {
  id: string;
  text: string;
  rating?: number | null;
  sentiment?: Sentiment;
  /** The language of the page it was written on. */
  language?: string;
  /** The name that the visitor gave: never shown as a word. */
  name?: string;
  /** The visitor, where known; else each comment counts as another visitor's. */
  visitor?: string;
}

/** A word that says something, where it stands. */
export interface ContentWord {
  stem: string;
  /** As it was written. */
  text: string;
  start: number;
  end: number;
  /** Words with the same number stand in one clause, with few small words between. */
  clause: number;
  isNegated: boolean;
  /** True when the word before calls for a name: Mr, pani. */
  isAddressed: boolean;
}

/** A comment taken apart. */
export interface ReadComment {
  comment: ReadableComment;
  visitor: string;
  language: TextLanguage;
  /** With personal data hidden. */
  text: string;
  words: ContentWord[];
}

const titles = new Set(
  (
    'mr mrs ms miss dr doctor prof professor sir named called pan pana panu panem pani pania panna ' +
    'panie doktor doktora doktorowi doktorem imieniem imieniu'
  ).split(' '),
);

/** Small words that may stand between two words of one theme: "the coffee was so cold". */
const smallWordsMax = 3;
const readMax = 2_000;
/** Longer ones are slips of the keyboard. */
const wordMax = 40;

/** Takes a comment apart into the words that say something. */
export function readComment(comment: ReadableComment): ReadComment {
  const text = hidePersonalData(comment.text.slice(0, readMax));
  const tokens = findTokens(text);
  const found = detectLanguage(text, comment.language, tokens);
  const page = comment.language?.startsWith('pl') ? 'pl' : 'en';
  const language = found === 'en' || found === 'pl' ? found : page;
  const stopWords = stopWordsOf(language);
  const { negations } = lexiconOf(language);

  const words: ContentWord[] = [];
  let [clause, small] = [0, 0];
  let [isNegated, isAddressed] = [false, false];
  for (const { kind, word, text: written, start, end } of tokens) {
    if (kind !== 'word') {
      // A dot after a title ends no clause: "Mr. Brown".
      if (kind === 'mark' && isAddressed && written === '.') continue;
      clause += 1;
      [isNegated, isAddressed] = [false, false];
      continue;
    }
    const plain = foldAccents(word);
    if (negations.has(plain)) isNegated = true;
    const isTitle = titles.has(plain);
    if (
      stopWords.has(plain) ||
      negations.has(plain) ||
      plain.length < 2 ||
      plain.length > wordMax ||
      isTitle
    ) {
      small += 1;
      if (small > smallWordsMax) clause += 1;
      if (isTitle) isAddressed = true;
      continue;
    }
    words.push({
      stem: stemOf(word, language),
      text: written,
      start,
      end,
      clause,
      isNegated,
      isAddressed,
    });
    [small, isNegated, isAddressed] = [0, false, false];
  }
  return { comment, visitor: comment.visitor ?? comment.id, language, text, words };
}
