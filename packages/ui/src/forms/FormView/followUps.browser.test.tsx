import { FormDocument } from '@hearback/schema/documents';
import { judgeAnswer } from '@hearback/schema/rules';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { formStyleSheet } from '../formStyleSheet';
import { renderUi } from '../../test/renderUi';
import { FormView } from './FormView';

const questions = [
  { type: 'rating', required: false },
  { type: 'reasons', id: 'why' },
  { type: 'yes_no', id: 'again' },
  {
    type: 'choice',
    id: 'drink',
    several: true,
    options: ['tea', 'coffee', 'milk'].map((id) => ({ id, label: id })),
  },
  { type: 'scale', id: 'tell', kind: 'recommend' },
  { type: 'scale', id: 'well', kind: 'thumbs' },
  { type: 'consent', id: 'ok' },
  { type: 'comment' },
];
const conditions = [
  { field: 'rating', test: 'at_most', value: 6 },
  { field: 'rating', test: 'at_least', value: 9 },
  { field: 'rating', test: 'between', value: 7, to: 8 },
  { field: 'rating', test: 'not_answered' },
  { field: 'why', test: 'is', value: 'wait' },
  { field: 'why', test: 'is', value: 'other' },
  { field: 'why', test: 'is_not', value: 'service' },
  { field: 'why', test: 'answered' },
  { field: 'why', test: 'not_answered' },
  { field: 'again', test: 'is', value: 'true' },
  { field: 'again', test: 'is_not', value: 'true' },
  { field: 'drink', test: 'is', value: 'tea' },
  { field: 'drink', test: 'is_not', value: 'tea' },
  { field: 'tell', test: 'at_most', value: 6 },
  { field: 'tell', test: 'answered' },
  { field: 'well', test: 'at_most', value: 0 },
  { field: 'ok', test: 'answered' },
  { field: 'comment', test: 'answered' },
  { field: 'comment', test: 'not_answered' },
  // Asked after a field that is not always shown.
  { field: 'after-0', test: 'not_answered' },
  { field: 'after-11', test: 'answered' },
];
const followUps = v.parse(FormDocument, {
  title: 'Form',
  fields: [
    ...questions,
    ...conditions.map((show_when, index) => ({
      type: 'short_text',
      id: `after-${index}`,
      show_when,
    })),
  ],
});

/** The same numbers on each run. */
const draw = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

it('shows the fields that the rule of the server says are shown, without a script', () => {
  renderUi(
    <>
      <style>{formStyleSheet(followUps)}</style>
      <FormView document={followUps} language="en-US" mode="live" styling="sheet" />
    </>,
  );
  const form = document.querySelector('form');
  if (!form) throw new Error('There is a form.');
  const isSeen = (part: HTMLElement) => getComputedStyle(part).display !== 'none';
  const parts = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const random = draw(7);
  const seen = new Set<string>();

  for (let round = 0; round < 300; round += 1) {
    for (const control of form.querySelectorAll<HTMLInputElement>('input,textarea')) {
      if (control.type === 'radio' || control.type === 'checkbox') control.checked = random() < 0.3;
      else if (control.name !== 'website') control.value = random() < 0.4 ? 'Typed.' : '';
    }
    const posted = new Map<string, string>();
    for (const [name, value] of [...new FormData(form)] as [string, string][]) {
      const before = posted.get(name);
      posted.set(name, before === undefined ? value : `${before}\n${value}`);
    }
    const rating = posted.get('rating');
    const { shown } = judgeAnswer(followUps, {
      rating: rating === undefined ? undefined : Number(rating),
      comment: posted.get('comment'),
      answers: Object.fromEntries(
        [...posted].map(([name, value]) => [name.replace('answers.', ''), value]),
      ),
    });

    const visible = parts.filter(isSeen).map((part) => part.dataset['field'] ?? '');
    expect(visible).toEqual([...shown]);
    for (const id of visible) seen.add(id);
  }
  expect(seen.size).toBe(followUps.fields.length);
});
