import * as v from 'valibot';
import { expect, it } from 'vitest';

import { FormDocument } from '@hearback/schema/documents';

import { askedBy } from './AnswerCard';

const document = v.parse(FormDocument, {
  title: 'Breakfast',
  fields: [
    { type: 'text', text: 'Good morning!' },
    { type: 'comment', label: { 'en-US': 'What was missing?', 'pl-PL': 'Czego brakowało?' } },
    { type: 'rating', label: 'How was it?' },
  ],
});

const sent = { rating: 7, comment: '', name: 'Ada', email: '', answers: {} };

it('tells what was asked in the order and the words of the form', () => {
  expect(askedBy(document, sent, 'pl-PL')).toEqual([
    { id: 'comment', type: 'comment', label: 'Czego brakowało?', text: undefined },
    { id: 'rating', type: 'rating', label: 'How was it?', text: '7' },
  ]);
});

it('tells everything that has a column when the form is not known', () => {
  expect(askedBy(null, sent, 'en-US').map(({ type, text }) => [type, text])).toEqual([
    ['rating', '7'],
    ['comment', undefined],
    ['name', 'Ada'],
    ['email', undefined],
  ]);
});
