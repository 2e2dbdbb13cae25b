import background from './backgroundPhrases.json' with { type: 'json' };
import type { TextLanguage } from './language/detectLanguage.ts';
import { lexiconOf } from './sentiment/lexicon.ts';
import { foldAccents } from './stems.ts';
import { findTopicWords, type TopicTask } from './findTopics.ts';
import { findNames } from './words/hidePeople.ts';
import { type ContentWord, readComment, type ReadComment } from './words/readComment.ts';
import { addTo, pickWording, wordingOf } from './words/WordTally.ts';

/** Neighboring words of a comment, without a small word between. */
interface SaidPhrase {
  stems: readonly string[];
  words: readonly ContentWord[];
  wording: string;
}

const longest = 3;

/** All phrases of two and three words in a comment. None holds a stop word, which is no content word. */
export function phrasesOf({ words, text }: ReadComment): SaidPhrase[] {
  const said: SaidPhrase[] = [];
  for (const [at, first] of words.entries()) {
    const phrase = [first];
    for (const next of words.slice(at + 1, at + longest)) {
      const before = phrase.at(-1);
      if (!before || next.clause !== first.clause || next.isNegated) break;
      if (!/^[\s-]{1,2}$/u.test(text.slice(before.end, next.start))) break;
      phrase.push(next);
      said.push({
        stems: phrase.map(({ stem }) => stem),
        words: [...phrase],
        wording: text.slice(first.start, next.end),
      });
    }
  }
  return said;
}

/** A phrase of an account, beside how often it would stand in as many words of anybody. */
interface CountedPhrase {
  /** In the words that most comments use. */
  phrase: string;
  /** Its wordings, the commonest first: the words of a topic about it. */
  wordings: string[];
  /** The number of comments with it, of their visitors, and of neighboring words in its language. */
  n: number;
  visitors: number;
  of: number;
  /** The same in texts of all sorts. */
  background: { n: number; of: number };
}

const unpack = (packed: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(packed).flatMap(([count, keys]) =>
      keys.split(',').map((key) => [key, Number(count)] as const),
    ),
  );

const read = (language: TextLanguage) => ({
  ...background[language],
  words: unpack(background[language].words),
  pairs: unpack(background[language].pairs),
});
const tables: Partial<Record<TextLanguage, ReturnType<typeof read>>> = {};

/**
 * The number of background texts with a phrase. A pair that is too rare for the table counts as often as its
 * words would meet by chance; three words count as the rarer of their pairs, so that they are never found for
 * a word that anybody adds.
 */
function countBackground(stems: readonly string[], language: TextLanguage): number {
  const { all, least, words, pairs } = (tables[language] ??= read(language));
  const countOf = (stem: string) => words.get(stem) ?? least.words / 2;
  const counts = stems.slice(1).map((stem, at) => {
    const before = stems[at] ?? '';
    const known = pairs.get(`${before} ${stem}`);
    if (known !== undefined) return known;
    const byChance = (countOf(before) * countOf(stem) * all.pairs) / all.words ** 2;
    return Math.min(least.pairs - 1, Math.max(0.5, byChance));
  });
  return Math.min(...counts);
}

/** A phrase is counted from so many visitors on. */
const visitorsLeast = 5;

/** A word that only praises or blames says nothing of a topic: "very good". */
const isMood = ({ text, stem }: ContentWord, language: TextLanguage): boolean => {
  const { words, stems } = lexiconOf(language);
  return words.has(foldAccents(text)) || stems.has(stem);
};

/** Phrases that could be topics, and the number of different phrases that were looked at. */
export interface CountedPhrases {
  phrases: CountedPhrase[];
  looked: number;
}

/** Counts phrases of words that are in no topic, with nobody's name, said by several visitors. */
export function countPhrases({
  comments,
  choices,
  names: nameChoices,
}: Pick<TopicTask, 'comments' | 'choices' | 'names'>): CountedPhrases {
  const taken = comments.map(readComment);
  const names = findNames(taken, nameChoices);
  const isTopic = findTopicWords(choices);
  const found = new Map<
    string,
    {
      language: TextLanguage;
      stems: readonly string[];
      wordings: Map<string, number>;
      visitors: Set<string>;
      n: number;
    }
  >();
  const pairs = { en: 0, pl: 0 };
  for (const comment of taken) {
    const { language, visitor } = comment;
    const noted = new Set<string>();
    for (const { stems, words, wording } of phrasesOf(comment)) {
      if (stems.length === 2) pairs[language] += 1;
      const key = `${language}:${stems.join(' ')}`;
      if (noted.has(key) || stems.some((stem) => names.has(stem))) continue;
      if (words.every((word) => isMood(word, language))) continue;
      noted.add(key);
      const phrase = found.get(key) ?? {
        language,
        stems,
        wordings: new Map<string, number>(),
        visitors: new Set<string>(),
        n: 0,
      };
      addTo(phrase.wordings, wordingOf(wording), 1);
      phrase.visitors.add(visitor);
      phrase.n += 1;
      found.set(key, phrase);
    }
  }
  const phrases = [...found.values()]
    .filter(
      ({ visitors, wordings, language }) =>
        visitors.size >= visitorsLeast && !isTopic(pickWording(wordings), language),
    )
    .map(({ language, stems, wordings, visitors, n }): CountedPhrase => {
      const { all } = (tables[language] ??= read(language));
      return {
        phrase: pickWording(wordings),
        wordings: [...wordings]
          .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
          .map(([wording]) => wording),
        n,
        visitors: visitors.size,
        of: pairs[language],
        background: { n: countBackground(stems, language), of: all.pairs },
      };
    });
  return { phrases, looked: found.size };
}
