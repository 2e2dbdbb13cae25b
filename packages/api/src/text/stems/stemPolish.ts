import { foldAccents } from './foldAccents.ts';
import { polishEndings, polishIrregulars } from './polishEndings.ts';

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
 * What all forms of a Polish word have in common: "kawa", "kawę" and "kawie" give "kaw".
 * It is a key to compare by, never shown. Endings are taken until none is left, so that a form
 * and its base arrive at the same stem even where the base looks like an inflected word.
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
