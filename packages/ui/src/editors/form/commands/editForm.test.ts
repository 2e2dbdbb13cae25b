import { formLanguages, newFormDocument, type FormThanks } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { record, startHistory, undo } from '../../kit/history';
import { apply, stepOf } from './apply';

const form = newFormDocument('Tables');
const edit = (changes: FormThanks) => ({ type: 'editThanks' as const, changes });
const address = 'https://reviews.example.com/lipa';

describe('editThanks', () => {
  it('keeps what is not named', () => {
    const first = apply(form, edit({ title: 'Bye!', review_url: address }));

    expect(apply(first, edit({ title: 'See you!' })).thank_you).toEqual({
      title: 'See you!',
      review_url: address,
    });
  });

  it('leaves the form as it was once nothing is said any more', () => {
    const said = apply(
      form,
      edit({ title: { 'en-US': 'Bye!', 'pl-PL': '' }, review_url: address }),
    );
    const unsaid = apply(said, edit({ title: { 'en-US': '', 'pl-PL': ' ' }, review_url: '' }));

    expect(unsaid).toEqual(form);
    expect('thank_you' in unsaid).toBe(false);
    expect(apply(form, edit({ text: '' }))).toBe(form);
  });

  it('takes an address letter by letter, and no words that are too long', () => {
    expect(apply(form, edit({ review_url: 'https:/' })).thank_you?.review_url).toBe('https:/');
    expect(apply(form, edit({ review_url: 'x'.repeat(501) }))).toBe(form);
    expect(apply(form, edit({ text: 'x'.repeat(1_001) }))).toBe(form);
  });

  it('comes undone in one step for what was typed in one place', () => {
    let history = startHistory(form);
    for (const title of ['S', 'Se', 'See']) {
      const command = edit({ title: { 'en-US': title, 'pl-PL': '' } });
      const { present } = history;
      history = record(history, apply(present, command), stepOf(command, present));
    }

    expect(history.past).toHaveLength(1);
    expect(undo(history).present).toBe(form);
  });
});

describe('the languages of a form', () => {
  const said = apply(form, edit({ title: { 'en-US': 'Bye!', 'pl-PL': 'Pa!' }, text: 'Lipa' }));

  it('come and go in the words after sending as well', () => {
    const german = apply(said, { type: 'addLanguage', language: 'de' });
    expect(german.thank_you?.title).toEqual({ 'en-US': 'Bye!', 'pl-PL': 'Pa!', de: '' });
    expect(german.thank_you?.text).toBe('Lipa');

    const english = apply(said, { type: 'removeLanguage', language: 'pl-PL' });
    expect(english.thank_you?.title).toEqual({ 'en-US': 'Bye!' });
    expect(formLanguages(english)).toEqual(['en-US']);
  });
});
