import { expect, it } from 'vitest';

import { readListState, writeListState, type Sort } from './listState';

const fields = ['NAME', 'DATE_CREATED'] as const;
const newest: Sort<(typeof fields)[number]> = { field: 'DATE_CREATED', direction: 'DESC' };

const read = (address: string) => readListState(new URLSearchParams(address), fields, newest);

it('reads back what it wrote', () => {
  const state = {
    search: 'café & bar',
    sort: { field: 'NAME', direction: 'DESC' },
    page: 3,
    pageSize: 25,
  } as const;

  expect(read(writeListState(new URLSearchParams(), state, newest).toString())).toEqual(state);
});

it('leaves out of the address what is as at the beginning', () => {
  expect(writeListState(new URLSearchParams(), read(''), newest).toString()).toBe('');
});

it('keeps what others wrote into the address', () => {
  const address = new URLSearchParams('company=7&page=4');

  expect(writeListState(address, read(''), newest).toString()).toBe('company=7');
});

it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'size=7', 'sort=colour'])(
  'takes %s for not given',
  (address) => {
    expect(read(address)).toEqual(read(''));
  },
);
