import { lexiconOf } from '../sentiment/lexicon.ts';
import { foldAccents, rememberWords, stemOf } from '../stems.ts';
import { stopWordsOf, type Token } from '../tokens.ts';
import { isOrdinaryStem } from '../words/hidePeople.ts';
import { isOfOther, readWord, type TextLanguage } from './detectLanguage.ts';

/** Clauses of a comment that follow one another in one language. 'other' is neither of ours. */
export interface Passage {
  language: TextLanguage | 'other';
  tokens: readonly Token[];
}

type Evidence = Record<Passage['language'], number>;

const ourLanguages = ['en', 'pl'] as const;
const languages = [...ourLanguages, 'other'] as const;
const weights = { listed: 1, other: 2, ours: -1, unlisted: 0.3 };
/**
 * The evidence that a change of language needs: after a sentence, after a comma or before "but", and before an
 * "and". Brackets and quotation marks are like an "and": often a foreign name is in them.
 */
const change = { sentence: 2, clause: 3, and: 3.5 };
const start: Evidence = { en: 0, pl: 0, other: -1.5 };
/** A comment in one language is in that of its page where nothing tells, which else is English. */
const priors: Record<TextLanguage | 'none', Evidence> = {
  en: { en: 0, pl: -3, other: 0 },
  pl: { en: -3, pl: 0, other: 0 },
  none: { en: 0, pl: -1, other: 0 },
};

const isListed = (word: string, plain: string, language: TextLanguage): boolean =>
  lexiconOf(language).words.has(plain) || isOrdinaryStem(stemOf(word, language), language);

const weighWord = rememberWords((word): Evidence => {
  const plain = foldAccents(word);
  const [inEnglish, inPolish] = [isListed(word, plain, 'en'), isListed(word, plain, 'pl')];
  const polish = readWord(word) + weights.listed * (inEnglish === inPolish ? 0 : inPolish ? 1 : -1);
  const isOurs =
    inEnglish || inPolish || stopWordsOf('en').has(plain) || stopWordsOf('pl').has(plain);
  const other = isOfOther(word) ? weights.other : isOurs ? weights.ours : weights.unlisted;
  return { en: -polish / 2, pl: polish / 2, other };
});

const ands = new Set(['and', 'i', 'oraz', 'a']);

const isContrast = (plain: string) =>
  lexiconOf('en').contrasts.has(plain) || lexiconOf('pl').contrasts.has(plain);

const costOfMark = (mark: string): number => {
  if (/[.!?…;\n]/u.test(mark)) return change.sentence;
  return /[,:–—-]/u.test(mark) ? change.clause : change.and;
};

/** Cuts a comment where its language may change: after marks, before "but", "ale", "and", "i" and their like. */
function toClauses(tokens: readonly Token[]) {
  const clauses: { tokens: Token[]; cost: number; evidence: Evidence }[] = [];
  let last: (typeof clauses)[number] | undefined;
  let cost = Infinity;
  for (const token of tokens) {
    const { kind, text, word } = token;
    const plain = kind === 'word' ? foldAccents(word) : '';
    if (kind === 'mark') {
      cost = Math.min(cost, costOfMark(text));
    } else if (isContrast(plain)) {
      cost = Math.min(cost, change.clause);
    } else if (ands.has(plain)) {
      cost = Math.min(cost, change.and);
    }

    if (!last || (kind !== 'mark' && cost < Infinity)) {
      last = { tokens: [], cost, evidence: { en: 0, pl: 0, other: 0 } };
      clauses.push(last);
      cost = Infinity;
    }
    last.tokens.push(token);
    // A name says nothing about the language around it.
    const isName = last.tokens.length > 1 && /^\p{Lu}\p{Ll}/u.test(text);
    if (kind !== 'word' || isName) continue;
    const { en, pl, other } = weighWord(word);
    last.evidence.en += en;
    last.evidence.pl += pl;
    last.evidence.other += other;
  }
  return clauses;
}

interface Path {
  language: Passage['language'];
  score: number;
  before?: Path;
}

const better = (one: Path, other: Path): Path => (other.score > one.score ? other : one);

/**
 * Cuts a comment into passages of one language each, by the words of its clauses and of those beside
 * them: the likeliest path through the languages, where each change has its price (Viterbi 1967).
 */
export function findPassages(tokens: readonly Token[], page: string | undefined): Passage[] {
  const clauses = toClauses(tokens);
  if (clauses.length === 0) return [];
  let paths = languages.map((language): Path => ({ language, score: start[language] }));
  for (const { evidence, cost } of clauses) {
    paths = paths.map((own): Path => {
      const { language } = own;
      const before = paths
        .map((path) => (path === own ? path : { ...path, score: path.score - cost }))
        .reduce(better);
      return { language, score: before.score + evidence[language], before };
    });
  }

  const passages: { language: Passage['language']; tokens: Token[] }[] = [];
  let path: Path | undefined = paths.reduce(better);
  for (const clause of clauses.toReversed()) {
    const { language } = path ?? { language: 'en' };
    const [first] = passages;
    if (first?.language === language) first.tokens.unshift(...clause.tokens);
    else passages.unshift({ language, tokens: clause.tokens });
    path = path?.before;
  }
  if (passages.length > 1) return passages;
  const prior = priors[ourLanguages.find((ours) => page?.startsWith(ours)) ?? 'none'];
  const { language } = languages
    .map((each): Path => {
      const score = clauses.reduce((sum, { evidence }) => sum + evidence[each], 0);
      return { language: each, score: score + start[each] + prior[each] };
    })
    .reduce(better);
  return [{ language, tokens }];
}
