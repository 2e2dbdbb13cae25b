import { newFormDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { apply } from './commands/apply';
import { findIssues } from './findIssues';

const form = newFormDocument('Tables');
const codesOf = (...args: Parameters<typeof findIssues>) =>
  findIssues(...args).map(({ code }) => code);

describe('findIssues', () => {
  it('finds nothing in a new form', () => {
    expect(findIssues(form, 'en-US')).toEqual([]);
  });

  it('misses a title', () => {
    expect(codesOf({ ...form, title: ' ' }, 'en-US')).toEqual(['title_required']);
  });

  it('misses words in the language it is asked about', () => {
    const edited = apply(form, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': 'More?', 'pl-PL': '' } },
    });

    expect(findIssues(edited, 'pl-PL')).toEqual([{ code: 'empty_label', partId: 'comment' }]);
    expect(findIssues(edited, 'en-US')).toEqual([]);
  });

  it('warns of words that do not stand out from their ground', () => {
    const faint = apply(form, { type: 'restyleForm', changes: { background_color: '#1b1d22' } });

    expect(codesOf(faint, 'en-US')).toEqual(['low_contrast', 'low_contrast']);
  });

  it('misses something to answer', () => {
    expect(codesOf({ ...form, fields: form.fields.slice(-1) }, 'en-US')).toEqual([
      'nothing_to_answer',
    ]);
  });
});
