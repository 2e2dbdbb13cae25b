import * as v from 'valibot';
import { expect, it } from 'vitest';

import { FormDocument } from '@hearback/schema/documents';

import { askedBy } from './askedBy';

const document = v.parse(FormDocument, {
  title: 'Breakfast',
  fields: [
    { type: 'text', text: 'Good morning!' },
    { type: 'comment', label: { 'en-US': 'What was missing?', 'pl-PL': 'Czego brakowało?' } },
    { type: 'rating', label: 'How was it?' },
  ],
});

it('tells what was asked in the order and the words of the form', () => {
  expect(askedBy(document, 'pl-PL')).toEqual([
    { type: 'comment', label: 'Czego brakowało?' },
    { type: 'rating', label: 'How was it?' },
  ]);
});

it('tells everything that can be asked when the form is not known', () => {
  expect(askedBy(null, 'en-US').map(({ type }) => type)).toEqual([
    'rating',
    'comment',
    'name',
    'email',
  ]);
});
