import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { issueCodeOf, issueSentences } from '../errors.ts';
import { passwordResetInput, registration } from './account.ts';
import { newFormDocument } from '../documents/formDocument.ts';
import { judgeAnswer } from './answer.ts';
import { findImageIssue, imageTypeOf } from './image.ts';
import { company, location } from './location.ts';
import { email } from './text.ts';
import { toIssues } from './toIssues.ts';

const issuesOf = (schema: v.GenericSchema, input: unknown) =>
  toIssues(v.safeParse(schema, input).issues ?? []);

it('says that a missing field is required, in the order of the screen', () => {
  const issues = issuesOf(registration, {});

  expect(Object.keys(issues)).toEqual([
    'first_name',
    'last_name',
    'email',
    'password',
    'agree_terms',
  ]);
  expect(issues['email']).toEqual(['This field is required.']);
});

it.each([
  ['Short1!', 'password_too_short'],
  ['lower case 1!', 'password_no_upper_case'],
  ['No digits here!', 'password_no_digit'],
  ['N0 symbols here', 'password_no_symbol'],
  [`A1!${'x'.repeat(126)}`, 'password_too_long'],
  // Login takes no null character: nobody could use such a password.
  ['Abcdefgh1!\0', 'null_characters'],
] as const)('refuses the password %s', (password, code) => {
  const issues = issuesOf(passwordResetInput, { password, password_confirm: password });

  expect(issues['password']).toContain(issueSentences[code]);
});

it('takes a password with other symbols and letters', () => {
  const password = 'Zażółć gęślą 1% #';

  expect(issuesOf(passwordResetInput, { password, password_confirm: password })).toEqual({});
});

it('wants the same password twice', () => {
  const issues = issuesOf(passwordResetInput, { password: 'Abcdefgh1!', password_confirm: 'x' });

  expect(issues).toEqual({ password_confirm: ['The password must match.'] });
});

it.each(['a@b.co', 'first.last+tag@sub.example.com'])('takes the address %s', (address) => {
  expect(v.is(email, address)).toBe(true);
});

it.each([
  'cafe@',
  'cafe',
  'a@b',
  'a@b.co, c@d.co',
  'Anna <a@b.co>',
  'a@b.co\r\nBcc: c@d.co',
  'a b@c.co',
  `${'x'.repeat(250)}@example.com`,
])('refuses the address %s', (address) => {
  expect(v.is(email, address)).toBe(false);
});

it('keeps the leading zeros of a registration number, and takes digits only', () => {
  const input = { name: 'A', address: 'B', representative: 'C' };

  expect(v.parse(company, { ...input, registration_number: '0012' }).registration_number).toBe(
    '0012',
  );
  for (const written of ['586-123-45-67', '586 123 45 67', '586.123.45/67']) {
    expect(v.parse(company, { ...input, registration_number: written })).toMatchObject({
      registration_number: '5861234567',
    });
  }
  for (const wrong of ['-1', '12-', '12--34', 'PL 123']) {
    expect(issuesOf(company, { ...input, registration_number: wrong })).toHaveProperty(
      'registration_number',
    );
  }
  expect(issuesOf(company, { ...input, registration_number: '12a' })).toEqual({
    registration_number: ['The registration number must be a number.'],
  });
});

it('knows time zones by their names', () => {
  const input = { name: 'A', email: 'a@b.co', address: 'B', company: 'C' };

  expect(v.parse(location, input).timezone).toBe('UTC');
  expect(issuesOf(location, { ...input, timezone: 'Mars/Olympus' })).toHaveProperty('timezone');
});

it.each([
  [{ size: 2_000_000, type: 'image/png' }, 'too_large'],
  [{ size: 1_000, type: 'image/svg+xml' }, 'wrong_image_type'],
  [{ size: 1_048_576, type: 'image/jpeg' }, undefined],
])('judges the picture %j', (file, issue) => {
  expect(findImageIssue(file)).toBe(issue);
});

it.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38], undefined],
  [[0x89, 0x50], undefined],
  [[], undefined],
])('takes a file that begins with %j for %s', (bytes, type) => {
  expect(imageTypeOf(new Uint8Array(bytes))).toBe(type);
});

describe('reading an answer', () => {
  const form = newFormDocument('Visit', ['rating', 'comment', 'email']);

  it('asks of a visitor only what the form asks', () => {
    expect(judgeAnswer(form, {}).issues).toEqual({ rating: 'required' });
    expect(judgeAnswer(form, { rating: 9, name: 'Ada', answers: { name: 'Ada' } })).toEqual({
      answer: { rating: 9, comment: '', name: '', email: '', answers: {} },
      issues: {},
      shown: new Set(form.fields.map(({ id }) => id)),
    });
  });

  it.each([
    [{ rating: 11 }, { rating: 'out_of_range' }],
    [{ rating: 4.5 }, { rating: 'out_of_range' }],
    [{ rating: 9, email: 'x@' }, { email: 'invalid_email' }],
    [{ rating: 9, comment: 'a'.repeat(5_001) }, { comment: 'too_long' }],
    [{ rating: 9, comment: '  ', email: null }, {}],
  ])('judges %j by the rule of each field', (given, issues) => {
    expect(judgeAnswer(form, given).issues).toEqual(issues);
  });
});

it('turns sentences back into their codes', () => {
  expect(issueCodeOf('Invalid email address.')).toBe('invalid_email');
  expect(issueCodeOf('too_large')).toBe('too_large');
  expect(issueCodeOf('Words of another server.')).toBe('invalid');
});

it('has a sentence of its own for each code', () => {
  expect(new Set(Object.values(issueSentences)).size).toBe(Object.keys(issueSentences).length);
});
