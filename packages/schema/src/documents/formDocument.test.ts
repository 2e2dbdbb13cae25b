import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { toIssues } from '../rules/toIssues.ts';
import { FormDocument, newFormDocument } from './formDocument.ts';
import { layoutOf } from './formDocument.ts';

const issuesOf = (input: unknown) => toIssues(v.safeParse(FormDocument, input).issues ?? []);

it('fills in defaults, makes ids and adds the submit button', () => {
  const form = v.parse(FormDocument, { title: ' Café ', fields: [{ type: 'rating' }] });

  expect(form.title).toBe('Café');
  expect(form.style.accent_color).toBe('#0a6b5d');
  expect(form.fields.map(({ id, type }) => [id, type])).toEqual([
    ['rating', 'rating'],
    ['navigation', 'navigation'],
  ]);
});

it('stores every color in one notation', () => {
  const form = v.parse(FormDocument, {
    title: 'Café',
    style: { background_color: 'hsl(0, 0%, 100%)' },
    fields: [{ type: 'rating', star_color: 'rgb(185, 119, 0)' }],
  });

  expect(form.style.background_color).toBe('#ffffff');
  expect(form.fields[0]).toMatchObject({ star_color: '#b97700' });
});

it('is stable: what it gives, it takes and gives again', () => {
  const form = newFormDocument('Café');

  expect(v.parse(FormDocument, structuredClone(form))).toEqual(form);
});

it.each([
  [{ title: '', fields: [] }, { title: ['There was an issue with the form title.'] }],
  [
    { title: 'Café', fields: [{ type: 'rating' }, { type: 'rating' }] },
    { fields: ['You already have this type of field!'] },
  ],
  [
    { title: 'Café', fields: [{ type: 'rating', star_color: 'gold' }] },
    { 'fields.0.star_color': ['This is not a color. Use RGB, HSL or HEX.'] },
  ],
  [
    { title: 'Café', fields: [{ type: 'rating', font_size: 999 }] },
    { 'fields.0.font_size': ['This number is out of range.'] },
  ],
])('refuses %j, saying where', (input, issues) => {
  expect(issuesOf(input)).toEqual(issues);
});

it('refuses a picture from anywhere else', () => {
  const image = { id: crypto.randomUUID(), url: 'https://example.com/x.png', width: 1, height: 1 };

  expect(issuesOf({ title: 'Café', fields: [{ type: 'logo', image }] })).toHaveProperty([
    'fields.0.image.url',
  ]);
});

it('refuses keys it does not know, so that nothing is lost in silence', () => {
  expect(issuesOf({ title: 'Café', fields: [], footer: 'x' })).toHaveProperty('footer');
});

it('begins a new form with the fields that are asked for, and the button', () => {
  const typesOf = ({ fields }: FormDocument) => fields.map(({ type }) => type);

  expect(typesOf(newFormDocument('Tables'))).toEqual(['rating', 'comment', 'navigation']);
  expect(typesOf(newFormDocument('Tables', ['rating']))).toEqual(['rating', 'navigation']);
});

describe('what stands after sending', () => {
  const withThanks = (thank_you: unknown) => ({ title: 'Café', fields: [], thank_you });

  it('is left out where an owner wrote nothing, so that stored forms stay what they are', () => {
    expect(Object.keys(newFormDocument('Café'))).toEqual(['title', 'style', 'fields']);
    expect(Object.keys(layoutOf(newFormDocument('Café')))).toEqual(['style', 'fields']);
  });

  it('is kept as it was written', () => {
    const thank_you = {
      title: { 'en-US': 'Thanks!', 'pl-PL': 'Dzięki!' },
      text: 'See you soon.',
      review_url: 'https://reviews.example.com/lipa?from=table',
      review_label: 'Write a review',
    };
    const form = v.parse(FormDocument, withThanks(thank_you));

    expect(form.thank_you).toEqual(thank_you);
    expect(layoutOf(form).thank_you).toEqual(thank_you);
    expect(v.parse(FormDocument, structuredClone(form))).toEqual(form);
  });

  it.each([
    'http://reviews.example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://localhost',
    'https://ann:secret@reviews.example.com',
    'https://reviews.example.com/a b',
    'reviews.example.com',
    '//reviews.example.com',
    '',
  ])('refuses to send visitors to %j', (review_url) => {
    expect(issuesOf(withThanks({ review_url }))).toEqual({
      'thank_you.review_url': ['Use a whole address without spaces that begins with https://.'],
    });
  });

  it('refuses an address and words that are too long, and keys it does not know', () => {
    const long = `https://reviews.example.com/${'x'.repeat(500)}`;

    expect(issuesOf(withThanks({ review_url: long, text: 'x'.repeat(1_001) }))).toHaveProperty([
      'thank_you.review_url',
    ]);
    expect(issuesOf(withThanks({ text: 'x'.repeat(1_001) }))).not.toEqual({});
    expect(issuesOf(withThanks({ html: '<b>' }))).toHaveProperty(['thank_you.html']);
  });
});
