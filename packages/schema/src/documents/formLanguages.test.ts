import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { FormDocument } from './formDocument.ts';
import {
  formLanguages,
  lacksWords,
  textOf,
  wholeLanguages,
  withEachText,
  withTextOf,
} from './formLanguages.ts';

const formOf = (fields: readonly object[], rest: object = {}) =>
  v.parse(FormDocument, { title: 'Tables', fields, ...rest });

const button = { type: 'navigation', label: { 'en-US': 'Send', de: 'Senden' } };
const image = {
  id: '0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11',
  url: '/api/image/0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11/',
  width: 8,
  height: 8,
};

describe('formLanguages', () => {
  it('names each language once, the product’s own first, however they were stored', () => {
    const form = formOf([
      {
        type: 'comment',
        label: { cs: 'Více?', de: 'Mehr?', 'pl-PL': 'Więcej?', 'en-US': 'More?' },
      },
      button,
    ]);

    expect(formLanguages(form)).toEqual(['en-US', 'pl-PL', 'cs', 'de']);
  });

  it('takes the address and the id of a logo for no language', () => {
    expect(formLanguages(formOf([{ type: 'logo', image }, button]))).toEqual(['en-US', 'de']);
  });

  it('finds none where all words are for all languages', () => {
    expect(formLanguages(formOf([{ type: 'navigation', label: 'OK' }]))).toEqual([]);
  });
});

describe('wholeLanguages', () => {
  it('leaves out a language in which a field has no words', () => {
    const form = formOf([{ type: 'comment', label: { 'en-US': 'More?', de: ' ' } }, button]);

    expect(wholeLanguages(form)).toEqual(['en-US']);
  });

  it('counts a text for all languages as words in each', () => {
    expect(wholeLanguages(formOf([{ type: 'text', text: 'Café Lipa' }, button]))).toEqual([
      'en-US',
      'de',
    ]);
  });

  it('has them all when the form is whole in none', () => {
    const form = formOf([{ type: 'comment', label: { 'pl-PL': 'Więcej?' } }, button]);

    expect(wholeLanguages(form)).toEqual(['en-US', 'pl-PL', 'de']);
  });
});

describe('the words after sending', () => {
  const thank_you = { title: { 'en-US': 'Thanks!', de: 'Danke!' }, text: { 'en-US': 'Bye.' } };

  it('are words of the form: a language without them is not whole', () => {
    const form = formOf([button], { thank_you });

    expect(formLanguages(form)).toEqual(['en-US', 'de']);
    expect(wholeLanguages(form)).toEqual(['en-US']);
    expect(wholeLanguages(formOf([button], { thank_you: { title: thank_you.title } }))).toEqual([
      'en-US',
      'de',
    ]);
  });

  it('name a language that no field has', () => {
    expect(formLanguages(formOf([button], { thank_you: { text: { uk: 'Дякуємо' } } }))).toEqual([
      'en-US',
      'de',
      'uk',
    ]);
  });

  it('count the words of a link only where there is a link', () => {
    const review_label = { 'en-US': 'Review us' };
    const review_url = 'https://example.com/cafe';

    expect(wholeLanguages(formOf([button], { thank_you: { review_label } }))).toContain('de');
    expect(
      wholeLanguages(formOf([button], { thank_you: { review_label, review_url } })),
    ).not.toContain('de');
  });

  it('are turned with all others, and the address is not', () => {
    const form = formOf([button], { thank_you: { ...thank_you, review_url: 'https://a.example' } });
    const turned = withEachText(form, () => 'X');

    expect(turned.fields.map(textOf)).toEqual(['X']);
    expect(turned.thank_you).toEqual({
      title: 'X',
      text: 'X',
      review_url: 'https://a.example',
    });
    expect('thank_you' in withEachText(formOf([button]), () => 'X')).toBe(false);
  });
});

describe('lacksWords', () => {
  it('takes words in a sister language for words', () => {
    expect(lacksWords(button.label, 'de-AT')).toBe(false);
    expect(lacksWords(button.label, 'fr')).toBe(true);
  });

  it('misses nothing in a text that says nothing in any language', () => {
    expect(lacksWords('', 'de')).toBe(false);
  });
});

it('gives every type of field back the text it took', () => {
  for (const type of ['text', 'logo', 'email', 'rating', 'navigation', 'qr']) {
    const [field] = formOf([{ type, ...(type === 'text' && { text: 'Hello' }) }]).fields;
    expect(field && textOf(withTextOf(field, { de: 'Hallo' }))).toEqual({ de: 'Hallo' });
  }
});
