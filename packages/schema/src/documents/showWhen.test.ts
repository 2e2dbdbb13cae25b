import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { issueCodeOf } from '../errors.ts';
import { judgeAnswer, type GivenAnswer } from '../rules/answer.ts';
import { toIssues } from '../rules/toIssues.ts';
import { FormDocument } from './formDocument.ts';
import { shownFields, testsOf, withoutDeadEnds } from './showWhen.ts';

const questions = [
  { type: 'rating' },
  { type: 'reasons', id: 'why' },
  { type: 'yes_no', id: 'again' },
  {
    type: 'choice',
    id: 'drink',
    other: true,
    options: [
      { id: 'tea', label: 'Tea' },
      { id: 'coffee', label: 'Coffee' },
    ],
  },
  { type: 'scale', id: 'tell', kind: 'recommend' },
  { type: 'number', id: 'guests' },
  { type: 'comment' },
];
const asked = (show_when: object) => ({
  title: 'Form',
  fields: [...questions, { type: 'short_text', id: 'more', required: true, show_when }],
});
const readForm = (document: unknown) => v.parse(FormDocument, document);

/** The value that is kept, the code of what is wrong, or undefined where nobody is asked. */
function judge(show_when: object, given: GivenAnswer) {
  const judged = judgeAnswer(readForm(asked(show_when)), given);
  const kept = judged.answer.answers['more'];
  expect(shownFields(readForm(asked(show_when)).fields, { ...judged.answer }).has('more')).toBe(
    judged.shown.has('more'),
  );
  return judged.issues['answers.more'] ?? kept?.value;
}

const low = { field: 'rating', test: 'at_most', value: 6 };
const table: [string, object, GivenAnswer, boolean][] = [
  ['at most', low, { rating: 6 }, true],
  ['at most', low, { rating: 7 }, false],
  ['at most', low, {}, false],
  ['at least', { field: 'tell', test: 'at_least', value: 9 }, { answers: { tell: '9' } }, true],
  ['at least', { field: 'tell', test: 'at_least', value: 9 }, { answers: { tell: 8 } }, false],
  ['between', { field: 'rating', test: 'between', value: 7, to: 8 }, { rating: 8 }, true],
  ['between', { field: 'rating', test: 'between', value: 7, to: 8 }, { rating: 9 }, false],
  ['is', { field: 'again', test: 'is', value: 'false' }, { answers: { again: 'no' } }, true],
  ['is', { field: 'again', test: 'is', value: 'false' }, { answers: { again: true } }, false],
  ['is', { field: 'drink', test: 'is', value: 'tea' }, { answers: { drink: 'tea' } }, true],
  ['is', { field: 'drink', test: 'is', value: 'other' }, { answers: { drink: 'Kvass' } }, true],
  [
    'is not',
    { field: 'drink', test: 'is_not', value: 'tea' },
    { answers: { drink: 'coffee' } },
    true,
  ],
  [
    'is not',
    { field: 'drink', test: 'is_not', value: 'tea' },
    { answers: { drink: 'tea' } },
    false,
  ],
  ['is not', { field: 'drink', test: 'is_not', value: 'tea' }, {}, false],
  [
    'reasons contain',
    { field: 'why', test: 'is', value: 'wait' },
    { rating: 3, answers: { why: 'wait\nnoise' } },
    true,
  ],
  // Ticked before another star was chosen, which has no such reason.
  [
    'reasons contain',
    { field: 'why', test: 'is', value: 'wait' },
    { rating: 9, answers: { why: 'wait' } },
    false,
  ],
  ['answered', { field: 'comment', test: 'answered' }, { comment: 'Good' }, true],
  ['answered', { field: 'comment', test: 'answered' }, { comment: '  ' }, false],
  ['answered', { field: 'tell', test: 'answered' }, { answers: { tell: 0 } }, true],
  ['not answered', { field: 'guests', test: 'not_answered' }, {}, true],
  ['not answered', { field: 'guests', test: 'not_answered' }, { answers: { guests: 2 } }, false],
];

describe('a field that is shown after an earlier answer', () => {
  it.each(table)('%s: %j after %j is asked: %s', (_, when, given, isShown) => {
    const answered = { ...given, answers: { ...given.answers, more: 'More.' } };

    // Required where it is shown alone; what is sent for a hidden field is not kept.
    expect(judge(when, given)).toBe(isShown ? 'required' : undefined);
    expect(judge(when, answered)).toBe(isShown ? 'More.' : undefined);
  });

  it('is hidden with the field that it asks after', () => {
    const { fields } = readForm({
      title: 'Form',
      fields: [
        { type: 'rating' },
        { type: 'yes_no', id: 'again', show_when: low },
        { type: 'comment', show_when: { field: 'again', test: 'not_answered' } },
        { type: 'short_text', id: 'what', show_when: { field: 'comment', test: 'answered' } },
      ],
    });
    const shown = (given: GivenAnswer) => [...judgeAnswer({ fields }, given).shown];

    expect(shown({ rating: 9, comment: 'Typed.', answers: { what: 'Typed.' } })).toEqual([
      'rating',
      'navigation',
    ]);
    expect(shown({ rating: 2, comment: 'Typed.' })).toEqual([
      'rating',
      'again',
      'comment',
      'what',
      'navigation',
    ]);
  });

  it.each([
    ['an unknown question', { field: 'nobody', test: 'answered' }, 'unknown_question'],
    ['itself', { field: 'more', test: 'answered' }, 'later_question'],
    ['a later question', { field: 'last', test: 'answered' }, 'later_question'],
    ['no question', { field: 'words', test: 'answered' }, 'unknown_question'],
    ['a rating that is not there', { field: 'rating', test: 'at_least', value: 11 }, 'dead_end'],
    ['a range backward', { field: 'rating', test: 'between', value: 8, to: 7 }, 'dead_end'],
    ['an unknown option', { field: 'drink', test: 'is', value: 'milk' }, 'dead_end'],
    ['a test of other questions', { field: 'drink', test: 'at_most', value: 3 }, 'dead_end'],
    ['no value', { field: 'again', test: 'is' }, 'dead_end'],
  ])('is refused after %s', (_, show_when, code) => {
    const document = {
      title: 'Form',
      fields: [
        ...questions,
        { type: 'text', id: 'words', text: 'Hello' },
        { type: 'short_text', id: 'more', show_when },
        { type: 'short_text', id: 'last' },
      ],
    };
    const parsed = v.safeParse(FormDocument, document);
    const issues = parsed.issues ? toIssues(parsed.issues) : {};

    expect(Object.keys(issues)).toEqual(['fields.8.show_when']);
    expect(issues['fields.8.show_when']?.map(issueCodeOf)).toEqual([code]);
  });

  it('is not the button, without which nothing is sent', () => {
    const button = { type: 'navigation', show_when: low };
    expect(v.is(FormDocument, { title: 'Form', fields: [{ type: 'rating' }, button] })).toBe(false);
  });

  it('is always shown once its condition cannot be met any more', () => {
    const { fields } = readForm(asked(low));
    const [, ...others] = fields;
    const mended = withoutDeadEnds(others);

    expect(mended.find(({ id }) => id === 'more')).not.toHaveProperty('show_when');
    expect(withoutDeadEnds(fields)).toEqual(fields);
  });
});

it('offers the tests that fit a question', () => {
  const { fields } = readForm({ title: 'Form', fields: questions });
  expect(fields.map((field) => testsOf(field)[0])).toEqual([
    'at_most',
    'is',
    'is',
    'is',
    'at_most',
    'answered',
    'answered',
    undefined,
  ]);
});
