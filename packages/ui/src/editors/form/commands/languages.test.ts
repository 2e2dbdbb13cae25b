import { formLanguages, newFormDocument, textOf } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { apply } from './apply';

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

describe('a field that is added later', () => {
  it('speaks the languages of the form and no others', () => {
    const german = apply(apply(inGerman, { type: 'removeLanguage', language: 'pl-PL' }), {
      type: 'addField',
      fieldType: 'name',
    });
    const field = german.fields.find(({ type }) => type === 'name');

    expect(field && textOf(field)).toEqual({ 'en-US': 'Your name', de: '' });
  });

  it('brings its own where the form names none', () => {
    const named = apply(plain, { type: 'addField', fieldType: 'name' });

    expect(formLanguages(named)).toEqual(['en-US', 'pl-PL']);
  });
});
