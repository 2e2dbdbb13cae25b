import { expect, it } from 'vitest';

import { findNames, countHidden, hideNames } from './hidePeople.ts';
import { readComment } from './readComment.ts';

const shown = (text: string, name?: string) => {
  const read = readComment({ id: 'c', text, ...(name && { name }) });
  return hideNames(read, findNames([read]));
};

it.each([
  ['the soup was cold... and late', 'the soup was cold... and late'],
  ['ask Kasia about the cake', 'ask … about the cake'],
  ['obsługa pani Wiesi była miła', 'obsługa pani … była miła'],
  ['write to jan.kowalski@example.com, thanks!', 'write to …, thanks!'],
  ['call +48 600 123 456.', 'call …'],
  ['adres to ul. Długa 5/7, dziękuję', 'adres to …, dziękuję'],
])('of "%s" it shows "%s"', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('does not show what the visitor gave as their name', () => {
  expect(shown('from rosalind with love', 'Rosalind')).toBe('from … with love');
});

it('says where a long comment goes on', () => {
  const text = 'good tea, '.repeat(300);
  expect(shown(text)).toBe(`${text.slice(0, 2_000)}…`);
});

it('counts what it hides', () => {
  const read = readComment({ id: 'c', text: 'Kasia, jan@example.com' });
  expect(countHidden(read, findNames([read]))).toBe(2);
});
