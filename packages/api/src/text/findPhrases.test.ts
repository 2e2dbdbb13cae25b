import { describe, expect, it } from 'vitest';

import { createRandom } from '../sample/seed/random.ts';
import { suggestTopics } from '../stats/topics.ts';
import background from './backgroundPhrases.json' with { type: 'json' };
import { countPhrases } from './findPhrases.ts';
import { listLabelled } from './labelled/listLabelled.ts';

const commentsOf = (texts: readonly string[], language = 'en-US') =>
  texts.map((text, at) => ({ id: `c${at}`, text, language }));
const suggest = (texts: readonly string[], language?: string) =>
  suggestTopics(countPhrases({ comments: commentsOf(texts, language), choices: [] }));

/** Comments of all sorts of places, among which others are planted. */
const everyday = (language: 'en' | 'pl') => listLabelled(language).map(({ text }) => text);
const many = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('phrases that could be topics', () => {
  // One of the everyday comments speaks of oat milk, too.
  it('are those that stand out, with all their forms', () => {
    const planted = [...many(9, 'There is no oat milk.'), ...many(3, 'Please get oat-milk')];
    expect(suggest([...everyday('en'), ...planted])).toEqual([
      { name: 'oat milk', words: 'oat milk, oat-milk', count: 13 },
    ]);
    const polish = [
      ...many(7, 'Karta stałego klienta nie działa'),
      ...many(2, 'mam kartę stałego'),
    ];
    expect(suggest([...everyday('pl'), ...polish], 'pl-PL')).toEqual([
      { name: 'karta stałego klienta', words: 'karta stałego klienta', count: 7 },
    ]);
  });

  it('hold no stop word, no name of a person, and nothing that only one visitor says', () => {
    const texts = [
      ...everyday('en'),
      ...many(9, 'We came because of the sea'),
      ...many(9, 'Thank you, Anna Kowalska'),
      ...many(9, 'Mr. Featherstone Brown was there'),
      ...many(9, 'Call +48 600 700 800 or mail me@example.com'),
    ];
    expect(suggest(texts)).toEqual([]);
    const one = commentsOf(many(9, 'Oat milk again')).map((each) => ({ ...each, visitor: 'v' }));
    const others = commentsOf(everyday('en')).map((each) => ({ ...each, id: `o${each.id}` }));
    expect(suggestTopics(countPhrases({ comments: [...others, ...one], choices: [] }))).toEqual([]);
  });

  it('are none that a topic counts already', () => {
    const texts = [...everyday('en'), ...many(12, 'The waiting list is long')];
    expect(suggest(texts)).toEqual([]);
    const choice = { topic: 'own-1', name: 'Oat', words: 'oat*', hidden: false, target: null };
    const oat = commentsOf([...everyday('en'), ...many(12, 'Oat milk again')]);
    expect(suggestTopics(countPhrases({ comments: oat, choices: [choice] }))).toEqual([]);
  });

  it.each(['en', 'pl'] as const)('are none in comments of all sorts of places (%s)', (language) => {
    expect(suggest(everyday(language), language === 'pl' ? 'pl-PL' : 'en-US')).toEqual([]);
  });

  it.each([200, 1_000])(
    'are told in 1 of 10 accounts at most that speak like everybody: %d comments',
    (count) => {
      const accounts = process.env['STATS_SHOW'] ? 1_000 : 60;
      const random = createRandom(count);
      const { all, pairs } = background.en;
      // Pairs as often as in the background; what is too rare for its table is no phrase.
      const shares = Object.entries(pairs).flatMap(([times, keys]) =>
        keys.split(',').map(() => Number(times)),
      );
      const ends = shares.map(
        (
          (sum) => (one: number) =>
            (sum += one)
        )(0),
      );
      let told = 0;
      for (let account = 0; account < accounts; account += 1) {
        const counts = new Map<number, number>();
        for (let said = 0; said < count * 3; said += 1) {
          const place = random.below(all.pairs);
          let [low, high] = [0, ends.length];
          while (low < high) {
            const middle = Math.floor((low + high) / 2);
            if ((ends[middle] ?? 0) > place) high = middle;
            else low = middle + 1;
          }
          if (low < ends.length) counts.set(low, (counts.get(low) ?? 0) + 1);
        }
        const phrases = [...counts].map(([at, n]) => ({
          phrase: `phrase ${at}`,
          wordings: [`phrase ${at}`],
          n,
          visitors: n,
          of: count * 3,
          background: { n: shares[at] ?? 1, of: all.pairs },
        }));
        const common = phrases.filter(({ n }) => n >= 5);
        if (suggestTopics({ phrases: common, looked: phrases.length }).length > 0) told += 1;
      }
      if (process.env['STATS_SHOW'])
        console.log(`${count} comments: told in ${told} of ${accounts}`);
      expect(told / accounts).toBeLessThanOrEqual(0.1);
    },
  );
});
