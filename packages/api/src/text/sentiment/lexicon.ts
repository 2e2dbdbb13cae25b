import type { TextLanguage } from '../language/detectLanguage.ts';
import { foldAccents, stemOf } from '../stems.ts';
import emoji from './emoji.json' with { type: 'json' };
import en from './wordsEn.json' with { type: 'json' };
import pl from './wordsPl.json' with { type: 'json' };

/** Several words that mean more than each alone, as stems; 0 silences its words. */
interface Phrase {
  stems: readonly string[];
  weight: number;
  isNeutral: boolean;
}

/** The weights of a language's words, from 3 (delight) to −3 (disgust). */
export interface Lexicon {
  words: ReadonlyMap<string, number>;
  stems: ReadonlyMap<string, number>;
  /** By their first stem, longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  negations: ReadonlySet<string>;
  boosters: ReadonlySet<string>;
  dampers: ReadonlySet<string>;
  contrasts: ReadonlySet<string>;
  questions: ReadonlySet<string>;
}

/** Stands in a phrase for no word up to a few: "nawet * nie". */
export const gap = '*';

/** A shorter stem stands for too many words: "useful" and "used" share "us". */
const stemLengthMin = 3;

const folded = (words: readonly string[]) => new Set(words.map(foldAccents));

function makeLexicon(language: TextLanguage): Lexicon {
  const lists = { en, pl }[language];
  const words = new Map<string, number>();
  const stems = new Map<string, number>();
  const phrases = new Map<string, Phrase[]>();

  for (const [weight, listed] of Object.entries(lists.words)) {
    for (const word of listed) {
      words.set(foldAccents(word), Number(weight));
      const stem = stemOf(word, language);
      if (stem.length >= stemLengthMin && !stems.has(stem)) stems.set(stem, Number(weight));
    }
  }

  const add = (phrase: string, weight: number, isNeutral: boolean) => {
    const parts = phrase
      .replaceAll('/', ' ')
      .split(' ')
      .map((word) => (word === gap ? gap : stemOf(word, language)));
    const [first] = parts;
    if (first === undefined) throw new Error(`No word in the phrase "${phrase}"`);
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), { stems: parts, weight, isNeutral }].toSorted(
        (one, other) => other.stems.length - one.stems.length,
      ),
    );
  };
  for (const [weight, listed] of Object.entries(lists.phrases)) {
    for (const phrase of listed) add(phrase, Number(weight), false);
  }
  for (const phrase of lists.silent) add(phrase, 0, false);
  for (const phrase of lists.neutral) add(phrase, 0, true);

  return {
    words,
    stems,
    phrases,
    negations: folded(lists.negations),
    boosters: folded(lists.boosters),
    dampers: folded(lists.dampers),
    contrasts: folded(lists.contrasts),
    questions: folded(lists.questions),
  };
}

const made: Partial<Record<TextLanguage, Lexicon>> = {};

/** The lexicon of a language, made when it is first asked for. */
export const lexiconOf = (language: TextLanguage): Lexicon =>
  (made[language] ??= makeLexicon(language));

const emojiWeights: ReadonlyMap<string, number> = new Map(
  Object.entries(emoji).flatMap(([weight, signs]) =>
    signs.map((sign): [string, number] => [sign, Number(weight)]),
  ),
);

/** The weight of an emoji or emoticon; 0 for one that we do not know. */
export const emojiWeight = (sign: string): number =>
  emojiWeights.get(sign) ??
  emojiWeights.get(sign.replaceAll(/[\u{1F3FB}-\u{1F3FF}]|\uFE0F/gu, '')) ??
  0;
