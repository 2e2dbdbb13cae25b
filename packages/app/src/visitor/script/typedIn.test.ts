// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { answerIn } from './answerForm';

const form = document.createElement('form');
form.append(Object.assign(document.createElement('input'), { name: 'comment', value: 'Lovely.' }));

it('is what the form holds, when it was sent, and how long that took', () => {
  const answer = answerIn(form, 12.345);
  expect(answer.get('comment')).toBe('Lovely.');
  expect(answer.get('duration')).toBe('12.3');
  expect(Date.parse(answer.get('occurred_at') ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('says nothing of a time that is not known', () => {
  expect(answerIn(form, undefined).has('duration')).toBe(false);
});
