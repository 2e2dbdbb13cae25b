import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRandom } from '../sample/seed/random.ts';
import type { CountedTopic } from '../text/findTopics.ts';
import type { StatsFeedback, StatsThemes, StatsTopics, TopicChoices } from './contract.ts';
import type { StatsReport } from './reportContract.ts';
import { estimateTopics } from './topics.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

/** Set by `npm run -w lab stats`, which shows the shares and repeats more. */
const { STATS_SHOW } = process.env;

let api: TestApi;
let owner: TestPerson;
let stranger: TestPerson;
let code: string;

const goTo = (moment: string) => {
  api.clock.skewMs = Date.parse(moment) - Date.now();
};
const topicsOf = (query = '', person = owner) =>
  readAnswer<StatsTopics>(api.as(person).get(`/stats/topics/${query}`));
const countsOf = async (query = '', person = owner) =>
  Object.fromEntries(
    (await topicsOf(query, person)).topics.map(({ topic, count }) => [topic, count]),
  );
const choose = (topics: unknown, person = owner) =>
  api.as(person).put('/stats/topics/choices/', { topics });

beforeAll(async () => {
  api = await createTestApi();
  goTo('2026-11-03T08:00:00Z');
  owner = await api.addPerson('owner');
  stranger = await api.addPerson('stranger');
  const made = await makeOpenWorkspace(api, owner);
  code = made.code.id;
  const { leave } = answersAt(api, owner, made.code.slug);
  await leave({ rating: 9, comment: 'Pyszna kawa', language: 'pl-PL' });
  goTo('2026-11-12T09:00:00Z');
  await leave(
    { rating: 5, comment: 'pyszna kawa, ale długo czekaliśmy', language: 'pl-PL' },
    { rating: 3, comment: 'Długo czekaliśmy, tel. 600 700 800', language: 'pl-PL' },
    { rating: 10, comment: 'Great coffee, Bernadette!', language: 'en-US', name: 'Bernadette' },
    { rating: 8, comment: 'Tarasy w słońcu', language: 'pl-PL' },
    { rating: 8, comment: 'cichy taras', language: 'pl-PL' },
    { rating: 8, comment: '' },
  );
  goTo('2026-11-13T12:00:00Z');
});
afterAll(() => api.close());

describe('topics', () => {
  it('are counted in a window, with the mood of their clauses', async () => {
    const { topics, comments, comments_before } = await topicsOf('?timeframe=last_7_days');
    expect([comments, comments_before]).toEqual([5, 1]);
    const drinks = topics.find(({ topic }) => topic === 'drinks');
    expect(drinks).toMatchObject({
      name: null,
      count: 2,
      positive: { value: 1, n: 2 },
      negative: { value: 0, n: 2 },
      change: { value: null },
      trend: null,
      mood_change: { value: null },
      mood_trend: null,
    });
    const waiting = topics.find(({ topic }) => topic === 'waiting');
    expect(waiting).toMatchObject({ count: 2, positive: { value: 0 }, negative: { value: 1 } });
    expect(waiting?.effect.value).toBeCloseTo(4 - 26 / 3, 9);
    expect(await countsOf()).toMatchObject({ drinks: 3, waiting: 2 });
    // Of the same comments: nothing came before them, and nothing was looked for.
    expect((await topicsOf('?timeframe=last_30_days')).comments_before).toBe(0);
    expect((await topicsOf()).comments_before).toBeNull();
  });

  it('show no personal data', async () => {
    const { topics } = await topicsOf();
    const text = topics
      .flatMap(({ examples }) => examples.map(({ comment }) => comment))
      .join('\n');
    expect(text).toContain('tel. …');
    expect(text).toContain('Great coffee, …!');
    expect(text).not.toMatch(/600|bernadette/iu);
  });

  it('are named, added, merged and hidden by their owner, for earlier comments, too', async () => {
    const topics = [
      { topic: 'own-1', name: 'Taras', words: 'taras*', hidden: false, target: null },
      { topic: 'waiting', name: 'Kolejka', words: '', hidden: false, target: null },
    ];
    const chosen = await readAnswer<TopicChoices>(choose(topics));
    expect(chosen).toEqual({ topics, shown_names: '', hidden_names: '' });
    expect(await readAnswer(api.as(owner).get('/stats/topics/choices/'))).toEqual(chosen);
    const found = await topicsOf();
    expect(found.topics.find(({ topic }) => topic === 'own-1')).toMatchObject({
      name: 'Taras',
      count: 2,
    });
    expect(found.topics.find(({ topic }) => topic === 'waiting')?.name).toBe('Kolejka');

    await readAnswer(choose([{ topic: 'waiting', hidden: false, target: 'drinks' }]));
    expect(await countsOf()).toMatchObject({ drinks: 4 });
    await readAnswer(choose([{ topic: 'drinks', hidden: true, target: null }]));
    expect(await countsOf()).not.toHaveProperty('drinks');
    await readAnswer(choose([]));
    expect(await countsOf()).toMatchObject({ drinks: 3, waiting: 2 });
  });

  it.each([
    ['an unknown topic', [{ topic: 'weather', hidden: true, target: null }]],
    [
      'an own topic without words',
      [{ topic: 'own-1', name: 'Taras', hidden: false, target: null }],
    ],
    [
      'a star at the beginning',
      [{ topic: 'own-1', name: 'Taras', words: '*', hidden: false, target: null }],
    ],
    ['a topic that counts as itself', [{ topic: 'food', hidden: false, target: 'food' }]],
    ['one that counts as nothing there is', [{ topic: 'food', hidden: false, target: 'own-1' }]],
    [
      'a chain',
      [
        { topic: 'food', hidden: false, target: 'drinks' },
        { topic: 'drinks', hidden: false, target: 'service' },
      ],
    ],
    [
      'one twice',
      [
        { topic: 'food', hidden: true, target: null },
        { topic: 'food', hidden: false, target: null },
      ],
    ],
    ['no list', null],
  ])('refuse %s', async (_, topics) => {
    expect((await choose(topics)).status).toBe(400);
  });

  it('are nobody else’s', async () => {
    await readAnswer(choose([{ topic: 'food', name: 'Kuchnia', hidden: false, target: null }]));
    await readAnswer(choose([], stranger));
    expect(
      (await readAnswer<TopicChoices>(api.as(owner).get('/stats/topics/choices/'))).topics,
    ).toHaveLength(1);
    expect(await topicsOf(`?code=${code}`, stranger)).toEqual({
      topics: [],
      suggestions: [],
      comments: 0,
      comments_before: null,
    });
    expect((await api.fetch('/api/stats/topics/')).status).toBe(401);
    expect((await api.fetch('/api/stats/topics/choices/')).status).toBe(401);
  });
});

describe('names', () => {
  let maker: TestPerson;
  const save = async (names: object) =>
    readAnswer<TopicChoices>(api.as(maker).put('/stats/topics/choices/', { topics: [], ...names }));
  const shownNow = async () => {
    const read = async <Answer>(path: string) => readAnswer<Answer>(api.as(maker).get(path));
    const { words, most_frequent_word } = await read<StatsFeedback>('/stats/feedback/');
    const { themes } = await read<StatsThemes>('/stats/themes/');
    const { quotes } = await read<StatsReport>('/stats/report/?month=2026-11');
    const { topics } = await topicsOf('', maker);
    const saidOf = (found: readonly { examples: readonly { comment: string }[] }[]) =>
      found.flatMap(({ examples }) => examples.map(({ comment }) => comment)).join();
    return {
      cloud: words.map(({ text }) => text),
      counts: new Map(words.map(({ text, count, sentiment }) => [text, { count, sentiment }])),
      most_frequent_word,
      topics: saidOf(topics),
      themes: `${themes.map(({ label }) => label).join()} ${saidOf(themes)}`,
      quotes: quotes.map(({ comment }) => comment).join(),
    };
  };

  beforeAll(async () => {
    maker = await api.addPerson('maker');
    const made = await makeOpenWorkspace(api, maker);
    const { leave } = answersAt(api, maker, made.code.slug);
    const comment = 'Thank you Anna, Rose was great with service, zenek too';
    await leave(
      { rating: 9, comment, language: 'en-US' },
      { rating: 9, comment: `${comment}!`, language: 'en-US' },
    );
  });

  it('are hidden, until the owner shows them, and what the owner hides is', async () => {
    expect(await save({})).toEqual({ topics: [], shown_names: '', hidden_names: '' });
    const found = await shownNow();
    expect(found.cloud).toEqual(expect.arrayContaining(['service', 'zenek']));
    for (const { topics, themes, quotes, cloud } of [found]) {
      for (const text of [topics, themes, quotes, cloud.join()]) {
        expect(text).toMatch(/zenek/u);
        expect(text).not.toMatch(/anna|rose/iu);
      }
    }

    const names = { shown_names: 'Anna, Rose', hidden_names: 'Zenek' };
    expect(await save(names)).toEqual({ topics: [], ...names });
    const after = await shownNow();
    expect(after.counts.get('anna')).toEqual({ count: 2, sentiment: 'neutral' });
    expect(after.cloud).toContain('rose');
    expect(after.most_frequent_word).toBe('anna');
    for (const text of [after.topics, after.themes, after.quotes, after.cloud.join()]) {
      expect(text).toMatch(/anna/iu);
      expect(text).toMatch(/rose/iu);
      expect(text).not.toMatch(/zenek/iu);
    }
  });

  it('stay as they were where they are left out, and what is hidden is not shown', async () => {
    await save({ shown_names: 'Anna', hidden_names: '' });
    expect(await save({})).toMatchObject({ shown_names: 'Anna', hidden_names: '' });
    await save({ hidden_names: 'anna' });
    const { cloud, topics } = await shownNow();
    expect(`${cloud.join()} ${topics}`).not.toMatch(/anna/iu);
    expect(await topicsOf('', owner)).not.toEqual(await topicsOf('', maker));
  });

  it('are text of 500 letters at most', async () => {
    const refused = api.as(maker).put('/stats/topics/choices/', {
      topics: [],
      shown_names: 'a'.repeat(501),
    });
    expect((await refused).status).toBe(400);
  });
});

describe('a trend', () => {
  const topic = (name: string, n: number, before: number): CountedTopic => ({
    topic: name,
    n,
    before,
    positive: 0,
    negative: 0,
    moods: [0, 0, 0],
    moodsBefore: [0, 0, 0],
    examples: [],
    ratings: { with: [], without: [] },
  });
  const trendsOf = (topics: readonly CountedTopic[], now: number, before: number | null) =>
    estimateTopics(topics, { now, before }).map(({ trend }) => trend);

  it('is told where chance alone would not make it', () => {
    expect(trendsOf([topic('a', 60, 20), topic('b', 30, 30), topic('c', 5, 40)], 200, 200)).toEqual(
      ['more', null, 'fewer'],
    );
  });

  it('has to be the surer, the more topics are looked at', () => {
    const one = topic('a', 36, 21);
    const others = Array.from({ length: 25 }, (_, index) => topic(`o${index}`, 30, 30));
    expect(trendsOf([one], 200, 200)).toEqual(['more']);
    expect(trendsOf([one, ...others], 200, 200)[0]).toBeNull();
  });

  it('is none without enough comments in both windows', () => {
    expect(trendsOf([topic('a', 100, 0)], 200, 9)).toEqual([null]);
    expect(trendsOf([topic('a', 100, 0)], 200, null)).toEqual([null]);
  });
});

describe('the mood of a topic', () => {
  type Moods = readonly [bad: number, neither: number, good: number];
  const sum = (moods: readonly number[]) => moods.reduce((all, one) => all + one, 0);
  const topic = (name: string, moods: Moods, moodsBefore: Moods): CountedTopic => ({
    topic: name,
    n: sum(moods),
    before: sum(moodsBefore),
    positive: moods[2],
    negative: moods[0],
    moods: [...moods],
    moodsBefore: [...moodsBefore],
    examples: [],
    ratings: { with: [], without: [] },
  });
  const trendsOf = (topics: readonly CountedTopic[], before: number | null = 400) =>
    estimateTopics(topics, { now: 400, before }).map(({ mood_trend }) => mood_trend);

  it('is better or worse where chance alone would not make it', () => {
    const found = estimateTopics(
      [
        topic('a', [30, 10, 10], [10, 10, 30]),
        topic('b', [5, 5, 30], [20, 10, 10]),
        topic('c', [12, 10, 20], [10, 10, 20]),
      ],
      { now: 400, before: 400 },
    );
    expect(found.map(({ mood_trend }) => mood_trend)).toEqual(['worse', 'better', null]);
    expect(found[0]?.mood_change.value).toBeCloseTo(-0.8, 9);
    expect(found[1]?.mood_change.value).toBeCloseTo(0.875, 9);
  });

  it('has to change the more surely, the more topics are looked at', () => {
    const one = topic('a', [20, 10, 20], [10, 10, 30]);
    const others = Array.from({ length: 25 }, (_, at) =>
      topic(`o${at}`, [10, 10, 10], [10, 10, 10]),
    );
    expect(trendsOf([one])).toEqual(['worse']);
    expect(trendsOf([one, ...others])[0]).toBeNull();
  });

  it('is not compared with fewer than ten comments in either window', () => {
    expect(trendsOf([topic('a', [9, 0, 0], [0, 0, 50])])).toEqual([null]);
    expect(trendsOf([topic('a', [50, 0, 0], [0, 0, 9])])).toEqual([null]);
    expect(trendsOf([topic('a', [50, 0, 0], [0, 0, 50])], null)).toEqual([null]);
  });

  it.each([5, 27])(
    'is claimed to change in 1 of 10 reports at most where it does not: %d topics',
    (count) => {
      const reports = STATS_SHOW ? 2_000 : 150;
      const random = createRandom(count);
      const drawMoods = (weights: readonly number[]): Moods => {
        const moods: [number, number, number] = [0, 0, 0];
        for (let left = 10 + random.below(90); left > 0; left -= 1) {
          const at = random.weighted(weights) as 0 | 1 | 2;
          moods[at] += 1;
        }
        return moods;
      };
      let claimed = 0;
      for (let nth = 0; nth < reports; nth += 1) {
        const topics = Array.from({ length: count }, (_, at) => {
          const weights = [0.05 + random.below(90) / 100, 0.3, 0.05 + random.below(90) / 100];
          return topic(`${at}`, drawMoods(weights), drawMoods(weights));
        });
        if (trendsOf(topics).some((trend) => trend !== null)) claimed += 1;
      }
      if (STATS_SHOW) {
        console.log(`${count} topics of the same mood: claimed in ${(100 * claimed) / reports} %`);
      }
      expect(claimed / reports).toBeLessThan(0.1 + 3 * Math.sqrt(0.09 / reports));
    },
  );
});
