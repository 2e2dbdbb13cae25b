import { topicNames } from '@hearback/schema/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createRandom, type Random } from '../sample/seed/random.ts';
import { letterIntl } from '../mail/letter.ts';
import { weekMessages, weekPolish } from '../mail/reports/messages.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import type { TestPerson } from '../test/people.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';
import type { CountedTopic } from '../text/findTopics.ts';
import { compareSides, type ComparedSubject } from './compare.ts';
import { addDays, daysBetween } from './findWindow.ts';
import { type Counts, noCounts } from './rollup/Cell.ts';
import { estimateTopics } from './topics.ts';
import { describeWeek, type StatsWeek } from './week.ts';

const one = { from: '2026-11-16', to: '2026-11-22' };
const other = { from: '2026-11-09', to: '2026-11-15' };

interface World {
  /** Answers a day. */
  answers: number;
  /** The chance of each rating. */
  ratings: readonly number[];
  /** The chance that a comment speaks of each topic. */
  topics: Readonly<Record<string, number>>;
}

const happy = [2, 1, 1, 2, 3, 4, 8, 16, 25, 38];

/** Two weeks of a shop, each with its own world, after two months of the second one. */
function drawWeeks(random: Random, now: World, before: World) {
  const byDay = new Map<string, Counts>();
  const firstDay = addDays(other.from, -60);
  const seconds = { now: new Map<number, number>(), before: new Map<number, number>() };
  for (const day of daysBetween({ from: firstDay, to: one.to })) {
    const { answers, ratings } = day >= one.from ? now : before;
    const counts = noCounts();
    for (let scan = 0; scan < 5 * answers; scan += 1) {
      if (!random.happens(0.5)) continue;
      counts.scans += 1;
      if (!random.happens(0.4)) continue;
      counts.submissions += 1;
      counts.from_scans += 1;
      const rating = random.weighted(ratings);
      counts.r[rating] = (counts.r[rating] ?? 0) + 1;
      const took = 20 + random.below(60);
      const those = day >= one.from ? seconds.now : seconds.before;
      if (day >= other.from) those.set(took, (those.get(took) ?? 0) + 1);
    }
    byDay.set(day, counts);
  }
  const sideOf = (window: typeof one, its: Map<number, number>): ComparedSubject => ({
    window,
    firstDay,
    byDay,
    seconds: its,
  });
  const measures = compareSides(sideOf(one, seconds.now), sideOf(other, seconds.before), {
    lastWholeDay: one.to,
    kind: 'days',
  });
  const commentsOf = (week: typeof one) =>
    daysBetween(week).reduce((sum, day) => sum + (byDay.get(day)?.submissions ?? 0), 0);
  const comments = { now: commentsOf(one), before: commentsOf(other) };
  const drawCount = (n: number, chance: number) =>
    Array.from({ length: n }).filter(() => random.happens(chance)).length;
  const counted = Object.keys(now.topics).map((topic): CountedTopic => ({
    topic,
    n: drawCount(comments.now, now.topics[topic] ?? 0),
    before: drawCount(comments.before, before.topics[topic] ?? 0),
    positive: 0,
    negative: 0,
    moods: [0, 0, 0],
    moodsBefore: [0, 0, 0],
    examples: [],
    ratings: { with: [], without: [] },
  }));
  const topics = estimateTopics(counted, comments).map((topic) => ({
    ...topic,
    name: null,
    examples: [{ id: topic.topic, comment: 'It took long', rating: 3, occurred_at: '' }],
  }));
  return {
    comparison: { one, measures },
    topics: { topics, comments: comments.now, comments_before: comments.before },
  };
}

const usual: World = {
  answers: 8,
  ratings: happy,
  topics: { service: 0.3, waiting: 0.15, food: 0.3, price: 0.1, drinks: 0.2, noise: 0.05 },
};

const tell = (now: World, before: World, seed = 5, language = 'en-US') => {
  const { comparison, topics } = drawWeeks(createRandom(seed), now, before);
  return describeWeek(comparison, topics, language);
};

describe('a week', () => {
  it('of 200 that equal the one before tells a change in at most 20', { timeout: 120_000 }, () => {
    const random = createRandom(17);
    const told = Array.from({ length: 200 }, () => {
      const { comparison, topics } = drawWeeks(random, usual, usual);
      return describeWeek(comparison, topics, 'en-US');
    }).filter(({ changes }) => changes > 0);
    expect(told.length).toBeLessThanOrEqual(20);
  });

  it('that went worse says so, with counts and a comment, in five sentences', () => {
    const worse = {
      answers: 40,
      ratings: happy.toReversed(),
      topics: { ...usual.topics, waiting: 0.6, food: 0.05, drinks: 0.02 },
    };
    const { sentences, changes } = tell(worse, { ...usual, answers: 20 });
    expect(sentences).toHaveLength(5);
    expect(changes).toBe(4);
    const [first, rating, ...others] = sentences;
    expect(first?.text).toMatch(
      /^From November 16 to November 22 there were \d+ answers, after \d+ the week before; the average rating was \d\.\d out of 10 \(\d+ ratings\)\.$/,
    );
    expect(rating).toMatchObject({ about: 'measure', is_better: false });
    expect(rating?.text).toMatch(
      /^Ratings got worse: \d\.\d out of 10 on average \(\d+ ratings\), after 8\.\d \(\d+ ratings\)\.$/,
    );
    const waiting = others.find(({ text }) => text.startsWith('“Waiting time” was spoken of more'));
    expect(waiting?.text).toMatch(/in \d+ of \d+ comments, after \d+ of \d+\.$/);
    expect(waiting?.quotes.map(({ comment }) => comment)).toEqual(['It took long']);
    const topics = sentences.filter(({ about }) => about === 'topic');
    expect(topics).toHaveLength(2);
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('promoter');
  });

  it('that went better says so, in Polish', () => {
    const better = { ...usual, answers: 20 };
    const { sentences } = tell(better, { ...better, ratings: happy.toReversed() }, 5, 'pl-PL');
    expect(sentences[0]?.text).toMatch(/^Od 16 listopada do 22 listopada: /);
    expect(sentences[1]).toMatchObject({ about: 'measure', is_better: true });
    expect(sentences[1]?.text).toMatch(/^Oceny są lepsze: średnio \d,\d na 10 \(\d+ oce/);
  });

  it('tells the counts of a topic as they were', () => {
    const topic = (n: number, before: number): CountedTopic => ({
      topic: 'waiting',
      n,
      before,
      positive: 0,
      negative: 0,
      moods: [0, 0, 0],
      moodsBefore: [0, 0, 0],
      examples: [],
      ratings: { with: [], without: [] },
    });
    for (const [n, before] of [
      [40, 3],
      [0, 31],
      [51, 17],
    ] as const) {
      const [found] = estimateTopics([topic(n, before)], { now: 83, before: 71 });
      const topics = found ? [{ ...found, name: 'Queue', examples: [] }] : [];
      const { sentences } = describeWeek(
        drawWeeks(createRandom(5), usual, usual).comparison,
        { topics, comments: 83, comments_before: 71 },
        'en-US',
      );
      expect(sentences.find(({ about }) => about === 'topic')?.text).toBe(
        `“Queue” was spoken of ${n > before ? 'more' : 'less'}: in ${n} of 83 comments, after ${before} of 71.`,
      );
    }
  });

  it('with few answers says that there is too little', () => {
    const { sentences, changes } = tell({ ...usual, answers: 0.2 }, { ...usual, answers: 0.2 }, 1);
    expect([changes, sentences.map(({ about }) => about)]).toEqual([0, ['answers', 'none']]);
    expect(sentences[1]?.text).toMatch(/^There is too little/);
  });

  it('without anything says nothing', () => {
    const none = { ...usual, answers: 0 };
    expect(tell(none, none).sentences).toEqual([]);
  });

  it('has each sentence in Polish, and no other, and a name for each topic', () => {
    const ids = Object.values(weekMessages).map(({ id }) => id);
    expect(Object.keys(weekPolish).toSorted()).toEqual(ids.toSorted());
    for (const language of ['en-US', 'pl-PL']) {
      const { formatMessage } = letterIntl(language, weekPolish);
      const names = [...topicNames, 'own-1'].map((topic) =>
        formatMessage(weekMessages.name, { topic }),
      );
      expect(new Set(names).size).toBe(topicNames.length + 1);
    }
  });
});

describe('GET /stats/week/', () => {
  let api: TestApi;
  let owner: TestPerson;

  const goTo = (moment: string) => {
    api.clock.skewMs = Date.parse(moment) - Date.now();
  };
  const week = (query = '') => readAnswer<StatsWeek>(api.as(owner).get(`/stats/week/${query}`));

  beforeAll(async () => {
    api = await createTestApi({ rateLimitFactor: 50 });
  });
  beforeEach(async () => {
    goTo('2026-11-09T08:00:00Z');
    owner = await api.addPerson('owner');
  });
  afterAll(() => api.close());

  it('is of the last whole week, and of nobody else’s answers', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    const { leave } = answersAt(api, owner, code.slug);
    const calm = { rating: 9, comment: 'Pyszna kawa', language: 'pl-PL' };
    await leave(...Array.from({ length: 12 }, () => calm));
    goTo('2026-11-17T09:00:00Z');
    const slow = { rating: 2, comment: 'Długo czekaliśmy, tel. 600 700 800', language: 'pl-PL' };
    await leave(...Array.from({ length: 12 }, () => slow));
    goTo('2026-11-24T09:00:00Z');
    await leave({ rating: 10, comment: 'Not of that week' });

    const told = await week('?language=pl-PL&tz=Europe/Warsaw');
    expect(told).toMatchObject({ from: '2026-11-16', to: '2026-11-22', submissions: 12 });
    expect(told.changes).toBeGreaterThan(0);
    const texts = told.sentences.map(({ text }) => text);
    expect(texts[1]).toBe(
      'Oceny są gorsze: średnio 2,0 na 10 (12 ocen), poprzednio 9,0 (12 ocen).',
    );
    expect(texts).toContain(
      'O temacie „Czas oczekiwania” mówiono więcej: w 12 z 12 komentarzy, poprzednio w 0 z 12.',
    );
    const said = JSON.stringify(told);
    expect(said).toContain('Długo czekaliśmy');
    expect(said).not.toMatch(/600 700/);

    owner = await api.addPerson('stranger');
    expect(await week()).toMatchObject({ submissions: 0, changes: 0, sentences: [] });
  });

  it('refuses another language and nobody', async () => {
    expect((await api.as(owner).get('/stats/week/?language=de-DE')).status).toBe(400);
    expect((await api.fetch('/api/stats/week/')).status).toBe(401);
  });
});
