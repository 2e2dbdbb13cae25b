import {
  type FieldType,
  formLanguages,
  mainLanguageOf,
  newFormDocument,
  staleTexts,
  textOf,
} from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { record, redo, startHistory, undo } from '../../kit/history';
import { apply, stepOf } from './apply';

const form = newFormDocument('Tables');
const inGerman = apply(form, { type: 'addLanguage', language: 'de' });
const plain = {
  ...form,
  fields: form.fields.map((field) => ('label' in field ? { ...field, label: 'OK' } : field)),
};

describe('addLanguage', () => {
  it('makes an empty place for it in every text', () => {
    expect(formLanguages(inGerman)).toEqual(['en-US', 'pl-PL', 'de']);
    expect(inGerman.fields.map((field) => textOf(field))).toEqual(
      form.fields.map((field) => ({ ...Object(textOf(field)), de: '' })),
    );
  });

  it('fills the texts that are still the product’s, and no others', () => {
    const own = apply(form, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': 'Anything else?', 'pl-PL': 'Coś jeszcze?' } },
    });
    const defaults = { 'How was it?': 'Wie war es?', 'Tell us more': 'Mehr dazu', Send: 'Senden' };
    const filled = apply(own, { type: 'addLanguage', language: 'de', defaults });
    expect(filled.fields.map((field) => Object(textOf(field)).de)).toEqual([
      'Wie war es?',
      '',
      'Senden',
    ]);
    expect(filled).not.toHaveProperty('translations');
  });

  it('knows them by the main language', () => {
    const polish = apply(form, { type: 'chooseMainLanguage', language: 'pl-PL' });
    const defaults = { 'Jak było?': 'Wie war es?', Send: 'Senden' };
    const filled = apply(polish, { type: 'addLanguage', language: 'de', defaults });
    expect(filled.fields.map((field) => Object(textOf(field)).de)).toEqual(['Wie war es?', '', '']);
  });

  it.each(['de', 'Deutsch', '__proto__'])('leaves the form as it was for %s', (language) => {
    expect(apply(inGerman, { type: 'addLanguage', language })).toBe(inGerman);
  });

  it('keeps words for all languages as those of the languages that were there', () => {
    const [field] = apply(plain, { type: 'addLanguage', language: 'de' }).fields;

    expect(field && textOf(field)).toEqual({ 'en-US': 'OK', 'pl-PL': 'OK', de: '' });
  });
});

describe('removeLanguage', () => {
  it('takes back what adding made', () => {
    expect(apply(inGerman, { type: 'removeLanguage', language: 'de' })).toEqual(form);
  });

  it('keeps the last language', () => {
    const english = apply(form, { type: 'removeLanguage', language: 'pl-PL' });

    expect(formLanguages(english)).toEqual(['en-US']);
    expect(apply(english, { type: 'removeLanguage', language: 'en-US' })).toBe(english);
  });
});

describe('a text that changes in the main language', () => {
  const edit = (label: Record<string, string>, from = form) =>
    apply(from, { type: 'editField', fieldId: 'rating', changes: { label } });
  const [asked] = form.fields.map(textOf);
  const first = { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' };
  const changed = edit({ ...first, 'en-US': 'How was the food?' });
  const staleIn = (document: typeof form, language?: string) =>
    staleTexts(document, language).map(({ key }) => key);

  it('marks its translations, with what they were made from', () => {
    expect(asked).toEqual(first);
    expect(changed.translations).toEqual({ stale: { rating: { 'pl-PL': 'How was it?' } } });
    expect(staleTexts(changed)).toEqual([
      { key: 'rating', fieldId: 'rating', language: 'pl-PL', from: 'How was it?' },
    ]);
  });

  it('marks them once, however it is typed, and not when it is as it was', () => {
    const typed = ['How was', 'How', ''].reduce(
      (document, words) => edit({ ...first, 'en-US': words }, document),
      changed,
    );
    expect(typed.translations).toEqual(changed.translations);
    expect(edit(first, typed)).toEqual(form);
    expect(edit({ ...first, 'en-US': 'How was it? ' }).translations).toBeUndefined();
  });

  it('marks none that is changed along, or that is empty', () => {
    expect(staleIn(edit({ 'en-US': 'Food?', 'pl-PL': 'Jedzenie?' }))).toEqual([]);
    expect(staleIn(edit({ ...first, 'en-US': 'Food?' }, inGerman), 'de')).toEqual([]);
  });

  it('is forgotten once the translation is written anew', () => {
    const fresh = edit({ 'en-US': 'How was the food?', 'pl-PL': 'Jak jedzenie?' }, changed);
    expect(fresh.translations).toBeUndefined();
  });

  it('is forgotten once somebody says that it is still right, for one text or for all', () => {
    const both = apply(changed, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': 'More?', 'pl-PL': 'Powiedz nam więcej' } },
    });
    const confirm = (key?: string) =>
      apply(both, { type: 'confirmTranslations', language: 'pl-PL', ...(key && { key }) });
    expect(staleIn(both)).toEqual(['rating', 'comment']);
    expect(staleIn(confirm('rating'))).toEqual(['comment']);
    expect(confirm()).not.toHaveProperty('translations');
    expect(apply(form, { type: 'confirmTranslations', language: 'pl-PL' })).toBe(form);
  });

  it('comes and goes with the step that changed it', () => {
    const command = {
      type: 'editField',
      fieldId: 'rating',
      changes: { label: { ...first, 'en-US': 'Food?' } },
    } as const;
    const history = record(startHistory(form), apply(form, command), stepOf(command, form));
    expect(staleIn(history.present)).toEqual(['rating']);
    expect(undo(history).present).toBe(form);
    expect(staleIn(redo(undo(history)).present)).toEqual(['rating']);
  });

  it('is the one its owner writes in first', () => {
    const polish = apply(form, { type: 'chooseMainLanguage', language: 'pl-PL' });
    expect(mainLanguageOf(form)).toBe('en-US');
    expect(mainLanguageOf(polish)).toBe('pl-PL');
    expect(staleTexts(edit({ ...first, 'pl-PL': 'Jak jedzenie?' }, polish))).toEqual([
      { key: 'rating', fieldId: 'rating', language: 'en-US', from: 'Jak było?' },
    ]);
    expect(staleIn(edit({ ...first, 'en-US': 'Food?' }, polish))).toEqual([]);
    expect(apply(form, { type: 'chooseMainLanguage', language: 'fr' })).toBe(form);
  });

  it('leaves no marks of a language or a field that is gone', () => {
    const removed = apply(changed, { type: 'removeLanguage', language: 'pl-PL' });
    expect(removed).not.toHaveProperty('translations');
    expect(apply(changed, { type: 'removeField', fieldId: 'rating' })).not.toHaveProperty(
      'translations',
    );
  });

  it('is marked in the words after sending, too', () => {
    const thanked = apply(form, {
      type: 'editThanks',
      changes: { title: { 'en-US': 'Bye!', 'pl-PL': 'Pa!' } },
    });
    const edited = apply(thanked, {
      type: 'editThanks',
      changes: { title: { 'en-US': 'See you!', 'pl-PL': 'Pa!' } },
    });
    expect(staleTexts(edited)).toEqual([
      { key: 'thank_you.title', language: 'pl-PL', from: 'Bye!' },
    ]);
    expect(apply(edited, { type: 'editThanks', changes: { title: '' } })).toEqual(form);
  });
});

describe('a field that is added later', () => {
  it('speaks the languages of the form and no others', () => {
    const german = apply(apply(inGerman, { type: 'removeLanguage', language: 'pl-PL' }), {
      type: 'addField',
      fieldType: 'name',
    });
    const field = german.fields.find(({ type }) => type === 'name');

    expect(field && textOf(field)).toEqual({ 'en-US': 'Your name', de: '' });
  });

  it('begins in every language of the form that its labels are known in', () => {
    const defaults = { de: { 'Your name': 'Ihr Name' }, fr: { 'Your name': 'Votre nom' } };
    const added = apply(inGerman, { type: 'addField', fieldType: 'name', defaults });
    const field = added.fields.find(({ type }) => type === 'name');

    expect(field && textOf(field)).toEqual({
      'en-US': 'Your name',
      'pl-PL': 'Twoje imię',
      de: 'Ihr Name',
    });
  });

  it('has its options and ends in those languages, too', () => {
    const defaults = { de: { Yes: 'Ja', 'Not at all': 'Gar nicht', 'First option': 'Erste' } };
    const begin = (fieldType: FieldType) =>
      apply(inGerman, { type: 'addField', fieldType, defaults, fieldId: 'added' }).fields.find(
        ({ id }) => id === 'added',
      );

    expect(begin('yes_no')).toMatchObject({ yes_label: { de: 'Ja' }, no_label: { de: '' } });
    expect(begin('scale')).toMatchObject({ low_label: { de: 'Gar nicht' } });
    expect(begin('choice')).toMatchObject({ options: [{ label: { de: 'Erste' } }, {}] });
  });

  it('brings its own where the form names none', () => {
    const named = apply(plain, { type: 'addField', fieldType: 'name' });

    expect(formLanguages(named)).toEqual(['en-US', 'pl-PL']);
  });
});
