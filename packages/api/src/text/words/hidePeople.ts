import type { TextLanguage } from '../language/detectLanguage.ts';
import { lexiconOf } from '../sentiment/lexicon.ts';
import { foldAccents, stemOf } from '../stems.ts';
import firstNames from './firstNames.json' with { type: 'json' };
import ordinaryWords from './ordinaryWords.json' with { type: 'json' };
import { type ContentWord, type ReadComment, readComment } from './readComment.ts';

/** The uses of a word in all comments together. */
interface Uses {
  /** In how many comments it names somebody. */
  names: number;
  /** The number of visitors who write it only as names are written. */
  possible: number;
  /** In how many comments it is a word like others. */
  ordinary: number;
}

/**
 * True when a word is left out because it names a person: a name in one comment is a name in others,
 * unless these plainly use it as a word. A possible name is left out while a single visitor uses it.
 */
export const hidesWord = ({ names, possible, ordinary }: Uses): boolean =>
  names > 0 ? ordinary <= 2 * names : possible < 2 && ordinary <= 0;

const listOf = (names: string) => new Set(names.split(' ').map(foldAccents));

const asWritten = listOf(`${firstNames.pl} ${firstNames.en}`);
/** Names that are words, too: only names inside of a sentence, with a capital. */
const alsoWords = listOf(firstNames.alsoWords);
const surnamesAlsoWords = listOf(firstNames.surnamesAlsoWords);
const inflectedOf = (language: TextLanguage) =>
  new Set([...asWritten].map((name) => stemOf(name, language)));
const inflected = { pl: inflectedOf('pl'), en: inflectedOf('en') };
const ordinaryStems = {
  pl: new Set(ordinaryWords.pl.split(' ')),
  en: new Set(ordinaryWords.en.split(' ')),
};
const surname = /(?:[sc]k(?:i|a|iego|iej|iemu|im|ą|ich)|wicz(?:a|owi|em|owie)?|czyk(?:a|iem)?)$/u;

const startsLarge = (text: string) => /^\p{Lu}/u.test(text);

const withoutGenitive = (text: string) => foldAccents(text.replace(/['’]s$/u, ''));

const isListed = ({ text }: ContentWord, language: TextLanguage): boolean => {
  if (asWritten.has(withoutGenitive(text))) return true;
  return startsLarge(text) && inflected[language].has(stemOf(text.toLowerCase(), language));
};

/** True for the stem of a word that people write small. */
export const isOrdinaryStem = (stem: string, language: TextLanguage): boolean =>
  ordinaryStems[language].has(stem);

/** True for a listed first name with a capital, wherever it stands. */
export const namesSomebody = (text: string): boolean =>
  startsLarge(text) && asWritten.has(withoutGenitive(text));

/** True for a word that people write without meaning anybody, whatever its first letter. */
const isOrdinary = ({ text, stem }: ContentWord, language: TextLanguage): boolean => {
  const { words, stems } = lexiconOf(language);
  return words.has(foldAccents(text)) || stems.has(stem) || ordinaryStems[language].has(stem);
};

/** A capital says nothing where a sentence begins. */
const beginsSentence = (text: string, { start }: ContentWord) =>
  /(?:^|[.!?…\n])(?:[^\S\n]|["'„“”(-])*$/u.test(text.slice(Math.max(0, start - 8), start));

/** Only spaces stand between: no mark, no line break, no other word. */
const follows = (text: string, before: ContentWord | undefined, { start }: ContentWord) =>
  before !== undefined && /^[^\S\n]+$/u.test(text.slice(before.end, start));

/** The stems of one comment by their use. A stem is in one list at most. */
interface PersonNames {
  /** They name somebody. */
  names: ReadonlySet<string>;
  /** They could: each time with a capital or after a title. */
  possible: ReadonlySet<string>;
  ordinary: ReadonlySet<string>;
}

/**
 * Finds the names of people in one comment. A listed first name, a word with a capital after a title
 * or right after a name, and what the visitor gave as their own are names; an ordinary word is not, so
 * that "Thank you Anna Service is better" leaves the service. A word that is only ever written with a
 * capital or after a title is a possible name.
 */
export function findPersonNames({ comment, text, words, language }: ReadComment): PersonNames {
  const names = new Set<string>();
  const possible = new Set<string>();
  const ordinary = new Set<string>();

  const own = new Set(
    (comment.name ?? '')
      .toLowerCase()
      .split(/[\s.,-]+/u)
      .filter((part) => part.length > 1)
      .flatMap((part) => [stemOf(part, 'en'), stemOf(part, 'pl')]),
  );
  for (const stem of own) {
    const isWord = ordinaryStems.en.has(stem) || ordinaryStems.pl.has(stem);
    if (!isWord) names.add(stem);
  }
  const isAllLarge = comment.text === comment.text.toUpperCase();
  let named: ContentWord | undefined;
  for (const word of words) {
    const isLarge = startsLarge(word.text) && !isAllLarge;
    const mayFollow = isLarge && (word.isAddressed || follows(text, named, word));
    const plain = withoutGenitive(word.text);
    const isFirstName =
      isListed(word, language) ||
      (isLarge && alsoWords.has(plain) && !beginsSentence(text, word)) ||
      (isLarge && own.has(word.stem));
    const isSurname = isOrdinary(word, language)
      ? mayFollow && surnamesAlsoWords.has(plain)
      : mayFollow || (isLarge && surname.test(word.text));
    const { words: weighed } = lexiconOf(language);
    const isName = (isFirstName || isSurname) && !weighed.has(foldAccents(word.text));
    if (isName) names.add(word.stem);
    else if ((isLarge || word.isAddressed) && !isOrdinary(word, language)) possible.add(word.stem);
    else ordinary.add(word.stem);
    named = isName ? word : undefined;
  }
  for (const stem of names) {
    possible.delete(stem);
    ordinary.delete(stem);
  }
  for (const stem of ordinary) possible.delete(stem);
  return { names, possible, ordinary };
}

/** Words between commas that an owner shows although they may be names, and those that are hidden. */
export interface NameChoices {
  shown: string;
  hidden: string;
}

/** Names as they are found. */
export const noChoices: NameChoices = { shown: '', hidden: '' };

/** The words that an owner wrote between commas, each with its stems in both languages. */
export const readChosen = (words: string): { word: string; stems: readonly string[] }[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .filter((word) => word !== '')
    .map((word) => ({ word, stems: [stemOf(word, 'en'), stemOf(word, 'pl')] }));

/**
 * The stems of these comments that are left out because they name people. What the owner hides is among
 * them, and what only the owner shows is not.
 */
export function findNames(
  comments: readonly ReadComment[],
  choices: NameChoices = noChoices,
): ReadonlySet<string> {
  const named = new Map<string, number>();
  const possible = new Map<string, Set<string>>();
  const ordinary = new Map<string, number>();
  const count = (counts: Map<string, number>, stem: string) =>
    counts.set(stem, (counts.get(stem) ?? 0) + 1);

  for (const comment of comments) {
    const found = findPersonNames(comment);
    for (const stem of found.names) count(named, stem);
    for (const stem of found.ordinary) count(ordinary, stem);
    for (const stem of found.possible) {
      possible.set(stem, (possible.get(stem) ?? new Set()).add(comment.visitor));
    }
  }

  const stemsOf = (words: string) => readChosen(words).flatMap(({ stems }) => stems);
  const shown = new Set(stemsOf(choices.shown));
  const stems = new Set([...named.keys(), ...possible.keys()]);
  const found = [...stems].filter(
    (stem) =>
      !shown.has(stem) &&
      hidesWord({
        names: named.get(stem) ?? 0,
        possible: possible.get(stem)?.size ?? 0,
        ordinary: ordinary.get(stem) ?? 0,
      }),
  );
  return new Set([...found, ...stemsOf(choices.hidden)]);
}

const hidden = '…';

/** Where personal data stood that was hidden before the words were read: dots that nobody wrote. */
const placesOfData = ({ comment, text }: ReadComment) =>
  Array.from(text.matchAll(/\.+/gu), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).filter(({ start, end }) => comment.text.slice(start, end) !== text.slice(start, end));

/** The places of a comment that are not to be shown: personal data, and the words that name people. */
const placesToHide = (read: ReadComment, names: ReadonlySet<string>) =>
  [...placesOfData(read), ...read.words.filter(({ stem }) => names.has(stem))].toSorted(
    (one, other) => one.start - other.start,
  );

/** Counts the places of a comment that are hidden when it is shown. */
export const countHidden = (read: ReadComment, names: ReadonlySet<string>): number =>
  placesToHide(read, names).length;

/** A comment as it may be shown: "…" stands for personal data and for the words that name people. */
export function hideNames(read: ReadComment, names: ReadonlySet<string>): string {
  const { comment, text } = read;
  let [shown, position] = ['', 0];
  for (const { start, end } of placesToHide(read, names)) {
    shown += comment.text.slice(position, start) + hidden;
    position = end;
  }
  shown += comment.text.slice(position, text.length);
  return comment.text.length > text.length ? `${shown}${hidden}` : shown;
}

/** A comment and what is known of who wrote it. */
export interface Signed {
  id: string;
  comment: string;
  name: string;
  language: string;
}

/** A comment that can be shown to anybody. */
export interface Unsigned {
  comment: string;
  /** True when something was hidden. */
  isCut: boolean;
}

/** The first letter of each sentence is large whatever the word: it says nothing of a name. */
const withSmallBeginnings = (text: string): string =>
  text.replaceAll(/(?:^|[.!?…\n])(?:[^\S\n]|["'„”(])*\p{Lu}(?=\p{Ll})/gu, (beginning) =>
    beginning.toLowerCase(),
  );

/**
 * Comments without addresses, numbers and names, each of which is a "…" instead. What could be a name,
 * since one visitor alone writes it with a capital inside of a sentence, is hidden too.
 */
export function hidePeople(comments: readonly Signed[], choices?: NameChoices): Unsigned[] {
  const readAs = (spell: (text: string) => string) =>
    comments.map(({ id, comment, name, language }) =>
      readComment({ id, text: spell(comment), name, language }),
    );
  const names = findNames(readAs(withSmallBeginnings), choices);

  return readAs((text) => text).map((read) => ({
    comment: hideNames(read, names).trim(),
    isCut: countHidden(read, names) > 0,
  }));
}
