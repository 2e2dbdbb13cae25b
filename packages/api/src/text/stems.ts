import { stemmer } from 'stemmer';

import type { TextLanguage } from './language/detectLanguage.ts';

/** People use few words again and again; this many of them are remembered for each question. */
const rememberedMax = 20_000;

/** Longer ones are slips of the keyboard, and would fill the memory. */
const rememberedLength = 40;

/** Works something out of a word, once for as long as it is remembered. */
export function rememberWords<Result>(
  find: (word: string) => Result,
  most = rememberedMax,
): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    if (word.length > rememberedLength) return find(word);
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(word);
    if (known.size >= most) known.clear();
    known.set(word, found);
    return found;
  };
}

const accents = /[^a-z']/u;

/** A text without its accents, in small letters: many type "obsluga" for "obsługa". */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  // Most words have none.
  if (!accents.test(small)) return small;
  return small.replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The same of a word, remembered. */
export const foldAccents = rememberWords(foldText);

/** An ending, what stands in its place, and how many letters must be left in front of it. */
type Ending = readonly [ending: string, instead: string, least: number];

const endings = (words: string, least: number): Ending[] =>
  words.split(' ').map((ending): Ending => [ending, '', least]);

/** Endings where the consonant before them has changed: obsługa, obsłudze. */
const softened: Ending[] = [
  ['dze', 'g', 3],
  ['dzie', 'd', 2],
  ['rze', 'r', 2],
  ['oi', 'oj', 2],
  ['eci', 'et', 3],
  ...['cie', 'cia', 'ciu', 'ciem', 'ciami', 'ciach', 'ciom'].flatMap((ending): Ending[] => [
    [ending, 't', 3],
    [`s${ending}`, 'sc', 2],
  ]),
  ...['cja', 'cji', 'cje', 'cjo', 'cjom', 'cjami', 'cjach'].map((ending): Ending => [
    ending,
    'c',
    2,
  ]),
];

const nouns = endings(
  'a ia o io e ie i y u iu om iom ami iami ach iach em iem ow owi iowi owie mi',
  3,
);
const adjectives = endings('ego iego emu iemu ej iej ym im ymi imi ych ich', 3);
const compared = endings(
  'iejszy iejsza iejsze iejszego iejszej iejszym iejszych iejsi szy sza sze szego szej szym szych',
  3,
);
const verbs = [
  ...endings('uje ujemy ujecie uja ujac owac owal owala owalo owaly owali owalem owalam', 3),
  ...endings('owalismy owalysmy ac am amy aja al ala alo aly ali alem alam alismy alysmy', 3),
  ...endings('ilem ilam ilismy ilysmy ila ilo ily ili', 4),
];

/** Every ending of Polish words without accents, longest first. */
const polishEndings: readonly Ending[] = [
  ...softened,
  ...nouns,
  ...adjectives,
  ...compared,
  ...verbs,
].toSorted(([one], [other]) => other.length - one.length || (one < other ? -1 : 1));

const table = (rows: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(rows).flatMap(([stem, words]) => words.split(' ').map((word) => [word, stem])),
  );

/** Words whose stem changes inside, which no ending explains. */
const polishIrregulars: ReadonlyMap<string, string> = table({
  ciast: 'ciescie',
  obiad: 'obiedzie',
  miast: 'miescie',
  swiat: 'swiecie',
  dzieck: 'dziecko dziecka dziecku dzieckiem dzieci dzieciom dziecmi dzieciach dzieciaki',
  czek: 'czekanie czekania czekaniu czekaniem czekajac',
  pieniad: 'pieniadz pieniadze pieniedzy pieniadzom pieniedzmi pieniadzach',
  drog: 'drodzy drozszy drozsza drozsze drozej',
  tan: 'tanszy tansza tansze taniej',
  dobr: 'lepszy lepsza lepsze lepsi lepszego lepszej lepiej',
  reka: 'rece rak rekach rekami',
  dzien: 'dnia dni dniu dniem dniach dniami',
  ludzi: 'ludzie ludzi ludziom ludzmi ludziach',
});

const vowels = new Set('aeiouy');

/** Genitive plurals and nominatives with an e that comes and goes: kanapek, rachunek. */
const dropMovingVowel = (word: string): string => {
  const before = word.at(-3);
  const moves = word.length >= 5 && word.endsWith('ek') && before && !vowels.has(before);
  return moves ? `${word.slice(0, -2)}k` : word;
};

const takeEnding = (word: string): string => {
  for (const [ending, instead, least] of polishEndings) {
    if (word.length - ending.length >= least && word.endsWith(ending)) {
      return word.slice(0, word.length - ending.length) + instead;
    }
  }
  return word;
};

/** One letter for the pairs that change places when a word is inflected: kawka, kawce. */
const evenOut = (stem: string): string =>
  stem.replace(/c$/u, 'k').replace(/dz$/u, 'd').replace(/rz$/u, 'r');

/**
 * Returns the stem that all forms of a Polish word share: "kawa", "kawę" and "kawie" give "kaw". It
 * is a key to compare by, never shown. Endings are removed until none is left, so that a form and
 * its base get the same stem even where the base looks like an inflected word.
 */
export function stemPolish(word: string): string {
  // Before accents go: "zdjęć" comes from "zdjęcie", while "wejść" and "czekać" do not change so.
  let stem = foldAccents(word.replace(/([ęąn])ć$/u, '$1t'));
  const known = polishIrregulars.get(stem);
  if (known) return known;
  if (stem.length > 7 && stem.startsWith('naj')) stem = stem.slice(3);

  for (let next = takeEnding(stem); next !== stem; next = takeEnding(stem)) stem = next;
  return evenOut(dropMovingVowel(stem));
}

/** Returns the stem that the forms of an English word share, by Porter's rules. A key, never shown. */
function stemEnglish(word: string): string {
  const plain = foldAccents(word).replace(/['’]s?$/u, '');
  return stemmer(plain);
}

const stems = { en: rememberWords(stemEnglish), pl: rememberWords(stemPolish) };

/** The stem of a word, worked out once for as long as it is remembered. */
export const stemOf = (word: string, language: TextLanguage): string => stems[language](word);
