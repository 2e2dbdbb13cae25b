import { FormDocument, newFormDocument } from '@hearback/schema/documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { apply } from './commands/apply';
import { findFormIssues } from './findFormIssues';

const form = newFormDocument('Tables');
const codesOf = (...args: Parameters<typeof findFormIssues>) =>
  findFormIssues(...args).map(({ code }) => code);

describe('findFormIssues', () => {
  it('finds nothing in a new form', () => {
    expect(findFormIssues(form)).toEqual([]);
  });

  it('misses a title', () => {
    expect(codesOf({ ...form, title: ' ' })).toEqual(['title_required']);
  });

  it('misses words in a language that the form speaks elsewhere', () => {
    const edited = apply(form, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': 'More?', 'pl-PL': '' } },
    });

    expect(findFormIssues(edited)).toEqual([
      { code: 'no_words', partId: 'comment', language: 'pl-PL' },
    ]);
  });

  it('lists all that is missing in a language that was just added', () => {
    const issues = findFormIssues(apply(form, { type: 'addLanguage', language: 'de' }));

    expect(issues.map(({ partId, language }) => [partId, language])).toEqual(
      form.fields.map(({ id }) => [id, 'de']),
    );
  });

  it('says once that a field has no words at all', () => {
    const mute = apply(form, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': '', 'pl-PL': ' ' } },
    });

    expect(findFormIssues(mute)).toEqual([{ code: 'empty_label', partId: 'comment' }]);
  });

  it('lists each translation whose text has changed, with the language it comes from', () => {
    const edited = apply(form, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': 'More?', 'pl-PL': 'Powiedz nam więcej' } },
    });

    expect(findFormIssues(edited)).toEqual([
      {
        code: 'stale_words',
        partId: 'comment',
        language: 'pl-PL',
        text: 'comment',
        source: 'en-US',
      },
    ]);
  });

  it('warns of words that do not stand out from their ground', () => {
    const faint = apply(form, { type: 'restyleForm', changes: { background_color: '#1b1d22' } });

    expect(findFormIssues(faint)).toEqual([
      { code: 'faint_text' },
      { code: 'low_contrast', partId: 'rating' },
      { code: 'low_contrast', partId: 'comment' },
    ]);
  });

  it('asks less of large words than of small ones', () => {
    const grey = (font_size: number) =>
      apply(form, {
        type: 'editField',
        fieldId: 'comment',
        changes: { label_color: '#8a8a8a', font_size },
      });

    expect(codesOf(grey(16))).toEqual(['low_contrast']);
    expect(codesOf(grey(24))).toEqual([]);
  });

  it('warns of stars that are hard to see', () => {
    const pale = apply(form, {
      type: 'editField',
      fieldId: 'rating',
      changes: { star_color: '#ffe9a8' },
    });

    expect(findFormIssues(pale)).toEqual([{ code: 'faint_stars', partId: 'rating' }]);
  });

  it('misses something to answer', () => {
    expect(codesOf({ ...form, fields: form.fields.slice(-1) })).toEqual(['nothing_to_answer']);
  });
});

describe('after sending', () => {
  it('lists each language without words once, and a link that leads nowhere', () => {
    const thank_you = {
      title: { 'en-US': 'Bye!' },
      text: { 'en-US': 'Soon.' },
      review_url: 'lipa',
    };

    expect(findFormIssues({ ...newFormDocument('Tables'), thank_you })).toEqual([
      { code: 'no_words', partId: 'thank_you', language: 'pl-PL' },
      { code: 'bad_address', partId: 'thank_you' },
    ]);
  });

  it('misses nothing where an owner wrote nothing', () => {
    expect(findFormIssues(newFormDocument('Tables'))).toEqual([]);
  });

  it('wants a rating above reasons, and words for each option', () => {
    const codesOf = (...fields: object[]) =>
      findFormIssues(v.parse(FormDocument, { title: 'Form', fields })).map(({ code }) => code);
    const reasons = { type: 'reasons' };
    expect(codesOf({ type: 'rating' }, reasons)).toEqual([]);
    expect(codesOf(reasons, { type: 'rating' })).toEqual(['no_stars']);
    expect(codesOf(reasons)).toEqual(['no_stars']);

    const options = [{ label: { 'en-US': 'Tea', 'pl-PL': 'Herbata' } }, { label: { 'en-US': '' } }];
    expect(codesOf({ type: 'choice', options })).toEqual(['empty_label']);
    const half = [options[0], { label: { 'en-US': 'Milk' } }];
    expect(codesOf({ type: 'choice', options: half })).toEqual(['no_words']);
    // Not shown, and so not missed.
    const choice = { type: 'choice', other_label: { 'en-US': 'Else' } };
    expect(codesOf(choice)).toEqual([]);
    expect(codesOf({ ...choice, other: true })).toEqual(['no_words']);
  });
});
