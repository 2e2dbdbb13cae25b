import { describe, expect, it } from 'vitest';

import { type TopicChoice, type TopicName, topicNames } from '@hearback/schema/rules';

import { countTopics, findTopics } from './findTopics.ts';
import labelled from './labelled/topics.json' with { type: 'json' };

/** Held-out comments, labelled after the lists of topics were written. */
const rowsOf = (language: 'en' | 'pl') =>
  labelled[language] as { text: string; topics: Partial<Record<TopicName, string>> }[];

describe('the topics of a comment', () => {
  it.each(['en', 'pl'] as const)('reach an F1 of 0.8 on the ten most frequent (%s)', (language) => {
    const rows = rowsOf(language).map(({ text, topics }) => ({ topics, found: findTopics(text) }));
    const scored = topicNames
      .map((topic) => {
        const has = rows.filter(({ topics }) => topic in topics).length;
        const hits = rows.filter(({ topics, found }) => topic in topics && found.has(topic)).length;
        const called = rows.filter(({ found }) => found.has(topic)).length;
        return { has, hits, called };
      })
      .toSorted((one, other) => other.has - one.has)
      .slice(0, 10);
    const f1 = scored.map(({ has, hits, called }) => (2 * hits) / (has + called));
    expect(f1.reduce((sum, one) => sum + one, 0) / 10).toBeGreaterThanOrEqual(0.8);
  });

  it('have the mood of their own clauses', () => {
    const found = findTopics('pyszna kawa, ale długo czekaliśmy');
    expect(found.get('drinks')).toEqual({ positive: true, negative: false });
    expect(found.get('waiting')).toEqual({ positive: false, negative: true });
  });

  it('are not found in what only sounds like them', () => {
    expect([...findTopics("I can't wait to go back.").keys()]).not.toContain('waiting');
    expect([...findTopics('Do plaży 5 minut spacerkiem').keys()]).not.toContain('waiting');
  });
});

describe('counted topics', () => {
  const comments = (...texts: string[]) =>
    texts.map((text, index) => ({ id: `c${index}`, text, rating: null, language: 'en-US' }));
  const choice = (topic: string, changed: Partial<TopicChoice>): TopicChoice => ({
    topic,
    name: '',
    words: '',
    hidden: false,
    target: null,
    ...changed,
  });
  const written = comments(
    'The coffee was delicious but we waited for ages.',
    'Great coffee!',
    'Awful service, Anna was rude',
    'Lovely service',
    'We sat on the terrace',
    'Sunny terraces!',
  );
  it('have a mood now and before, where praise and blame of one comment are neither', () => {
    const found = countTopics({
      comments: written,
      before: comments('Lovely service', 'Service was lovely. Service was awful.', 'Awful service'),
      choices: [],
    });
    expect(found.find(({ topic }) => topic === 'service')).toMatchObject({
      n: 2,
      before: 3,
      moods: [1, 0, 1],
      moodsBefore: [1, 1, 1],
    });
  });

  const counts = (...choices: TopicChoice[]) =>
    Object.fromEntries(
      countTopics({ comments: written, before: [], choices }).map(({ topic, n }) => [topic, n]),
    );

  it('have moods by clause, ratings, and the two sides among their examples', () => {
    const found = countTopics({ comments: written, before: written.slice(0, 1), choices: [] });
    expect(found.find(({ topic }) => topic === 'drinks')).toMatchObject({
      n: 2,
      before: 1,
      positive: 2,
      negative: 0,
    });
    const service = found.find(({ topic }) => topic === 'service');
    expect(service).toMatchObject({ n: 2, before: 0, positive: 1, negative: 1 });
    expect(service?.examples.map(({ text }) => text)).toEqual([
      'Lovely service',
      'Awful service, … was rude',
    ]);
  });

  it('show what several wrote alike once', () => {
    const alike = comments('Cold coffee', 'cold coffee', 'Cold coffee', 'Great coffee', 'Coffee');
    const [drinks] = countTopics({ comments: alike, before: [], choices: [] });
    expect(drinks?.examples.map(({ text }) => text)).toEqual([
      'Cold coffee',
      'Great coffee',
      'Coffee',
    ]);
  });

  it('are those that two visitors speak of', () => {
    expect(counts()).not.toHaveProperty('waiting');
    const same = written.map((comment) => ({ ...comment, visitor: 'same' }));
    expect(countTopics({ comments: same, before: [], choices: [] })).toEqual([]);
  });

  it('may be added, with words and their beginnings, and extended', () => {
    expect(counts(choice('own-1', { name: 'Terrace', words: 'garden,\nTERRAC*' }))).toMatchObject({
      'own-1': 2,
    });
    expect(counts(choice('own-1', { name: 'Terrace', words: 'terrace' }))).not.toHaveProperty(
      'own-1',
    );
    expect(counts(choice('service', { words: 'sunny' }))).toMatchObject({ service: 3 });
  });

  it('may be hidden, and counted as another without counting a comment twice', () => {
    expect(counts(choice('drinks', { hidden: true }))).not.toHaveProperty('drinks');
    expect(counts(choice('waiting', { target: 'drinks' }))).toMatchObject({ drinks: 2 });
    expect(counts(choice('service', { target: 'drinks' }))).toMatchObject({ drinks: 4 });
    expect(
      counts(choice('service', { target: 'drinks' }), choice('drinks', { hidden: true })),
    ).not.toHaveProperty('drinks');
  });
});
