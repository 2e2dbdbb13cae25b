import { describe, expect, it } from 'vitest';

import { findTopics, type TopicName, topicNames } from './findTopics.ts';
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
