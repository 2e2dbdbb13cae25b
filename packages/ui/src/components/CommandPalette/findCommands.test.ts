import { expect, it } from 'vitest';

import type { CommandGroup } from './CommandOption';
import { findCommands } from './CommandPalette';

const pages: CommandGroup = {
  id: 'pages',
  title: 'Pages',
  commands: [
    { id: 'report', label: 'Monthly stats report' },
    { id: 'stats', label: 'Stats', keywords: ['numbers'] },
    { id: 'codes', label: 'Codes', hint: 'Creator' },
    { id: 'place', label: 'Łazienki, kawiarnia' },
  ],
};

const found = (typed: string, groups: CommandGroup[] = [pages]) =>
  findCommands(groups, typed).flatMap(({ commands }) => commands.map(({ id }) => id));

it('leaves everything as it stands while nothing is typed', () => {
  expect(findCommands([pages], '  ')).toEqual([pages]);
});

it.each([
  ['puts what begins with the text first', 'stat', ['stats', 'report']],
  ['finds by other words for it', 'numb', ['stats']],
  ['finds by what it belongs to', 'creator', ['codes']],
  ['finds without accents, in any case', 'LAZIENKI', ['place']],
  ['needs every word, in any order', 'report month', ['report']],
  ['drops what lacks one of the words', 'report year', []],
])('%s', (_, typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it('leaves out a group in which nothing is left', () => {
  expect(findCommands([pages], 'nothing like this')).toEqual([]);
});

it('keeps what was found elsewhere, the names that match before the rest', () => {
  const places: CommandGroup = { ...pages, isFound: true };

  expect(found('codes', [places])).toEqual(['codes', 'report', 'stats', 'place']);
});
