import { expect, it } from 'vitest';

import { labelMentions, mentionsIn, readMentions, storeMentions } from './mentions.ts';

const ids = {
  anna: '019ac000-0000-7000-8000-000000000001',
  other: '019ac000-0000-7000-8000-000000000002',
  ann: '019ac000-0000-7000-8000-000000000003',
  gone: '019ac000-0000-7000-8000-000000000004',
};
const people = [
  { id: ids.anna, name: 'Anna Nowak' },
  { id: ids.other, name: 'Anna Nowak' },
  { id: ids.ann, name: 'Anna' },
];

it('names each whom a note mentions, once, and those who left', () => {
  const note = `@{${ids.gone}} and @{${ids.anna}}, @{${ids.anna}}`;
  expect(mentionsIn(note)).toEqual([ids.gone, ids.anna]);
  const labels = labelMentions(note, people, 'former colleague');
  expect(labels.map(({ name }) => name)).toEqual([
    'Anna Nowak',
    'Anna Nowak (2)',
    'Anna',
    'former colleague',
  ]);
  expect(readMentions(note, labels)).toBe('@former colleague and @Anna Nowak, @Anna Nowak');
});

it.each([
  ['Ask @Anna Nowak.', `Ask @{${ids.anna}}.`],
  ['@Anna Nowak (2) knows', `@{${ids.other}} knows`],
  ['(@Anna)', `(@{${ids.ann}})`],
  // The longest name that is whole.
  ['@Anna Nowakowska', `@{${ids.ann}} Nowakowska`],
  ['@Annabel', '@Annabel'],
  ['anna@Anna Nowak', 'anna@Anna Nowak'],
  ['@ Anna', '@ Anna'],
])('stores %s as %s, and reads the same again', (text, note) => {
  const labels = labelMentions('', people, 'former colleague');
  expect(storeMentions(text, labels)).toBe(note);
  expect(readMentions(note, labels)).toBe(text);
});

it('keeps the ids of those who left through an edit', () => {
  const note = `@{${ids.gone}} called`;
  const labels = labelMentions(note, people, 'former colleague');
  expect(storeMentions(`${readMentions(note, labels)} back`, labels)).toBe(
    `@{${ids.gone}} called back`,
  );
});

it('takes no other text in braces for a mention', () => {
  expect(mentionsIn('@{anna} {{x}} @{019ac000}')).toEqual([]);
});
