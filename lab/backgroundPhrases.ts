/**
 * Counts how often neighboring words stand in texts of all sorts (the training texts of docs/text-model.md and our
 * own comments), by which the product tells the phrases of an account from those that everybody says.
 *
 *     node lab/backgroundPhrases.ts ../shared/data/text
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { phrasesOf } from '../packages/api/src/text/findPhrases.ts';
import { readComment } from '../packages/api/src/text/words/readComment.ts';
import { listOwn } from './text/ownComments.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the training texts.');

const corpora = {
  en: ['goemotions', 'pros-cons', 'product-reviews-1', 'sentence-polarity'],
  pl: ['clarin-emo'],
};
/** The least counts that are kept, so that a language takes 100 kB at most. */
const least = { en: { words: 12, pairs: 6 }, pl: { words: 2, pairs: 2 } };

const textsOf = (name: string): string[] =>
  readFileSync(join(folder, name, 'train.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text);

/** Two digits say enough, and share a line with others. */
const round = (count: number) => Number(count.toPrecision(2));

function pack(counts: ReadonlyMap<string, number>, fewest: number): Record<string, string> {
  const packed: Record<string, string[]> = {};
  for (const [key, count] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (count >= fewest) (packed[round(count)] ??= []).push(key);
  }
  return Object.fromEntries(Object.entries(packed).map(([count, keys]) => [count, keys.join(',')]));
}

const counted = Object.fromEntries(
  (['en', 'pl'] as const).map((language) => {
    const words = new Map<string, number>();
    const pairs = new Map<string, number>();
    const texts = [
      ...corpora[language].flatMap((name) => textsOf(`${language}/${name}`)),
      ...listOwn(language, 'development').map(({ text }) => text),
    ];
    let [allWords, allPairs] = [0, 0];
    for (const text of texts) {
      const read = readComment({ id: '', text, language });
      if (read.language !== language) continue;
      allWords += read.words.length;
      for (const stem of new Set(read.words.map(({ stem: each }) => each))) {
        words.set(stem, (words.get(stem) ?? 0) + 1);
      }
      const said = phrasesOf(read).filter(({ stems }) => stems.length === 2);
      allPairs += said.length;
      for (const key of new Set(said.map(({ stems }) => stems.join(' ')))) {
        pairs.set(key, (pairs.get(key) ?? 0) + 1);
      }
    }
    const fewest = least[language];
    const table = {
      all: { words: allWords, pairs: allPairs },
      least: fewest,
      words: pack(words, fewest.words),
      pairs: pack(pairs, fewest.pairs),
    };
    console.log(language, texts.length, 'texts,', JSON.stringify(table).length, 'bytes');
    return [language, table];
  }),
);
writeFileSync(
  new URL('../packages/api/src/text/backgroundPhrases.json', import.meta.url),
  `${JSON.stringify(counted, null, 2)}\n`,
);
